/** A municipality's names, which are also those of its post offices. */
interface Municipality {
  readonly finnish: string;
  readonly swedish: string;
}

/**
 * The municipalities that the search area reaches, and their neighbours, by the number of Statistics Finland. The
 * open data names a municipality by its number only; elsewhere an address is shown with its postal code alone.
 */
export const municipalities: Readonly<Record<string, Municipality>> = {
  '049': { finnish: 'Espoo', swedish: 'Esbo' },
  '091': { finnish: 'Helsinki', swedish: 'Helsingfors' },
  '092': { finnish: 'Vantaa', swedish: 'Vanda' },
  '235': { finnish: 'Kauniainen', swedish: 'Grankulla' },
  '245': { finnish: 'Kerava', swedish: 'Kervo' },
  '257': { finnish: 'Kirkkonummi', swedish: 'Kyrkslätt' },
  '753': { finnish: 'Sipoo', swedish: 'Sibbo' },
  '858': { finnish: 'Tuusula', swedish: 'Tusby' },
};
