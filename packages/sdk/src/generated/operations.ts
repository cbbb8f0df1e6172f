// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Answer, Body, CallOptions, Http, Query } from '../client/http.ts';
import { unwrap } from '../client/unwrap.ts';

/** Every operation of the contract, grouped by its tag. */
export interface Operations {
  readonly bearers: {
    /**
     * Check the bearer at start.
     *
     * Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
     * or was logged out.
     */
    verify(options?: CallOptions): Promise<Answer<'verifyBearer'>>;
    /**
     * Log in.
     *
     * Answers a bearer for the right email and password, and the user whom it belongs to.
     *
     * An unknown email and a wrong password take the same time and give the same answer. `user_not_verified` is
     * answered only after the right password. After 5 failures an account, or 50 an address, in 15 minutes the
     * answer is 429.
     */
    create(body: Body<'createBearer'>, options?: CallOptions): Promise<Answer<'createBearer'>>;
    /**
     * Log out.
     *
     * Ends the bearer that was sent. Other bearers of the same user stay valid.
     */
    delete(options?: CallOptions): Promise<Answer<'deleteBearer'>>;
  };
  readonly users: {
    /**
     * Read a user.
     *
     * Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
     */
    get(id: string, options?: CallOptions): Promise<Answer<'getUser'>>;
  };
  readonly announcements: {
    /**
     * List a landlord's announcements.
     *
     * Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
     */
    listOfUser(id: string, options?: CallOptions): Promise<Answer<'listAnnouncementsOfUser'>>;
    /**
     * Read an announcement.
     *
     * Answers a public announcement to everybody who is logged in, and a hidden one to its owner and the admin only.
     * `isInterested` is sent to the owner and the admin only.
     */
    get(id: string, options?: CallOptions): Promise<Answer<'getAnnouncement'>>;
  };
  readonly properties: {
    /**
     * List a user's properties.
     *
     * Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
     */
    listOfUser(id: string, options?: CallOptions): Promise<Answer<'listPropertiesOfUser'>>;
    /**
     * Read a property.
     *
     * Answers a property of one's own, a listing with a public announcement, or any property for an admin.
     */
    get(id: string, options?: CallOptions): Promise<Answer<'getProperty'>>;
  };
  readonly matchmaking: {
    /**
     * Find matches.
     *
     * Exactly one of the mode parameters `all`, `favorite` and `specific` is sent; anything else is 400.
     *
     * | call | body | answers |
     * |---|---|---|
     * | `?all=true` | `{announcement}` | tenants for an announcement of one's own |
     * | `?favorite=false` | `{property}` | announcements for a need of one's own |
     * | `?favorite=true` | `{property, favorite}` | one saved announcement, whatever its distance |
     * | `?specific=true` | `{property, announcement}` | one pair, for the tenant or the landlord in it |
     *
     * The first two are potential matches: public announcements and verified tenants within 3000 metres, ordered
     * by points (highest first), then distance, then id. The filters are strict and are applied before `total`
     * is counted. The call changes nothing and may be sent again safely.
     */
    findMatches(body: Body<'findMatches'>, query?: Query<'findMatches'>, options?: CallOptions): Promise<Answer<'findMatches'>>;
  };
  readonly files: {
    /**
     * Read a picture.
     *
     * Answers the PNG of a key. Keys are unguessable and pictures never change, so that no bearer is needed and the
     * answer may be kept for ever.
     */
    get(key: string, options?: CallOptions): Promise<Answer<'getFile'>>;
  };
}

/** Sends every operation through the typed paths. */
export function createOperations(http: Http): Operations {
  return {
    bearers: {
      verify: (options) => unwrap(http.GET('/bearers', { ...options })),
      create: (body, options) => unwrap(http.POST('/bearers', { body, ...options })),
      delete: (options) => unwrap(http.DELETE('/bearers', { ...options })),
    },
    users: {
      get: (id, options) => unwrap(http.GET('/user/{id}', { params: { path: { id } }, ...options })),
    },
    announcements: {
      listOfUser: (id, options) => unwrap(http.GET('/user/{id}/announcement', { params: { path: { id } }, ...options })),
      get: (id, options) => unwrap(http.GET('/announcement/{id}', { params: { path: { id } }, ...options })),
    },
    properties: {
      listOfUser: (id, options) => unwrap(http.GET('/properties/user/{id}', { params: { path: { id } }, ...options })),
      get: (id, options) => unwrap(http.GET('/properties/{id}', { params: { path: { id } }, ...options })),
    },
    matchmaking: {
      findMatches: (body, query, options) => unwrap(http.POST('/matchmaking', { params: { ...(query && { query }) }, body, ...options })),
    },
    files: {
      get: (key, options) => unwrap(http.GET('/files/{key}', { params: { path: { key } }, parseAs: 'blob', ...options })),
    },
  };
}
