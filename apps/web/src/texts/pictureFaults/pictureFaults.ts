/** Why a chosen picture can't be uploaded, in one language; shown beside its name. It is downloaded when there is a reason. */
export interface PictureFaultTexts {
  readonly unreadable: string;
  readonly heic: string;
  readonly tooManyPixels: string;
}

export type PictureFault = keyof PictureFaultTexts;
