/** The name under which the lists are kept in local storage. */
export const keptListsKey = 'tilava.lists';
