import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { NamedFields } from '../Form/namedField.ts';

/** What a private person does. */
export interface OccupationValues {
  readonly work: boolean;
  readonly workDetails: string;
  readonly student: boolean;
  readonly studentDetails: string;
}

interface OccupationFieldsProps {
  readonly field: NamedFields<keyof OccupationValues>;
  readonly values: OccupationValues;
  readonly onChange: (changed: Partial<OccupationValues>) => void;
}

/** Working and studying, and the details of what is ticked. */
export function OccupationFields({ field, values, onChange }: OccupationFieldsProps) {
  const work = field('work');
  const student = field('student');
  return (
    <>
      <Checkbox
        id={work.id}
        name={work.name}
        isSelected={values.work}
        onChange={(isWorking) => onChange({ work: isWorking })}
      >
        {work.label}
      </Checkbox>
      {values.work && (
        <TextField
          {...field('workDetails')}
          value={values.workDetails}
          onChange={(workDetails) => onChange({ workDetails })}
        />
      )}
      <Checkbox
        id={student.id}
        name={student.name}
        isSelected={values.student}
        onChange={(isStudent) => onChange({ student: isStudent })}
      >
        {student.label}
      </Checkbox>
      {values.student && (
        <TextField
          {...field('studentDetails')}
          value={values.studentDetails}
          onChange={(studentDetails) => onChange({ studentDetails })}
        />
      )}
    </>
  );
}
