/** The key of the persisted lists in local storage. */
export const persistedQueriesKey = 'tilava.lists';
