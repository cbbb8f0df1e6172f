/** What the number fields of this library ask of react-aria. */
export interface NumberInputOptions {
  /** Digits after the decimal mark at most. @default 0 */
  readonly decimals?: number;
  /** Whether numbers below zero can be typed. @default false */
  readonly isSigned?: boolean;
}

/**
 * The settings of a number field of react-aria: grouped digits, nothing changed behind the reader's back.
 *
 * @example
 * numberInput({ decimals: 2 }).formatOptions; // { maximumFractionDigits: 2 }
 */
export function numberInput({ decimals = 0, isSigned = false }: NumberInputOptions) {
  return {
    formatOptions: { maximumFractionDigits: decimals },
    // Keeps the minus sign from being typed, and shows keyboards without one.
    ...(!isSigned && { minValue: 0 }),
    // A number out of bounds stays as it was typed: the app says what is wrong with it.
    commitBehavior: 'validate' as const,
    // Scrolling the page over a focused field must not change a rent.
    isWheelDisabled: true,
  };
}

/** A number as react-aria takes it: none is NaN. */
export function toAria(value: number | null): number {
  return value ?? Number.NaN;
}

/** A number as react-aria gives it: NaN is none. */
export function fromAria(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
