/** The user whose bearer came with a request. */
export interface Caller {
  readonly id: string;
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
  /** Names the bearer in the store; never the token itself. */
  readonly bearer: Uint8Array;
  readonly bearerExpiresAt: Date;
  /** How far the database was when the bearer was read; see `Database.position`. */
  readonly position: string | null;
  /** Logged in by a temporary password. */
  readonly mustChangePassword: boolean;
}
