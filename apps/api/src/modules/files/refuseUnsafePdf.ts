import { isUnsafePdf } from '../../files/pdf.ts';
import { badRequest } from '../../http/problems.ts';

/** @throws ProblemError 400 where a document visibly holds scripts, commands or other files */
export async function refuseUnsafePdf(content: Buffer): Promise<void> {
  if (await isUnsafePdf(content)) {
    throw badRequest(
      'attachment_unsafe',
      'This PDF contains scripts, commands or other files; print it to a new PDF',
    );
  }
}
