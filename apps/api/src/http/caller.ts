/** The user whose bearer came with a request. */
export interface Caller {
  readonly id: string;
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
  /** Names the bearer in the store; never the token itself. */
  readonly bearer: Uint8Array;
  readonly bearerExpiresAt: Date;
  /** Logged in by a temporary password. */
  readonly mustChangePassword: boolean;
}
