interface District {
  /** With the city, such as "Kamppi, Helsinki". */
  readonly finnish: string;
  readonly swedish: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of the postal areas that are named after it, some of them after others, too. */
  readonly postalCodes: readonly string[];
}

function district(
  finnish: string,
  swedish: string,
  latitude: number,
  longitude: number,
  ...postalCodes: readonly string[]
): District {
  return { finnish, swedish, latitude, longitude, postalCodes };
}

type Rest = readonly [latitude: number, longitude: number, ...postalCodes: readonly string[]];

const helsinki = (finnish: string, swedish: string, ...rest: Rest) =>
  district(`${finnish}, Helsinki`, `${swedish}, Helsingfors`, ...rest);
const espoo = (finnish: string, swedish: string, ...rest: Rest) =>
  district(`${finnish}, Espoo`, `${swedish}, Esbo`, ...rest);
const vantaa = (finnish: string, swedish: string, ...rest: Rest) =>
  district(`${finnish}, Vantaa`, `${swedish}, Vanda`, ...rest);

/** The name of a district alone. */
export const withoutCity = (name: string): string => name.replace(/, .*$/, '');

/** Districts within the search area, each by a point in its middle, or at its station or square. */
export const districts: readonly District[] = [
  district('Helsinki', 'Helsingfors', 60.1699, 24.9384),
  district('Kauniainen', 'Grankulla', 60.211, 24.729, '02700'),
  helsinki('Kluuvi', 'Gloet', 60.1702, 24.948, '00100'),
  helsinki('Kamppi', 'Kampen', 60.1683, 24.931, '00100', '00180'),
  helsinki('Punavuori', 'Rödbergen', 60.161, 24.937, '00120', '00150'),
  helsinki('Kaartinkaupunki', 'Gardesstaden', 60.1655, 24.949, '00130'),
  helsinki('Kruununhaka', 'Kronohagen', 60.173, 24.956, '00170'),
  helsinki('Katajanokka', 'Skatudden', 60.167, 24.968, '00160'),
  helsinki('Ullanlinna', 'Ulrikasborg', 60.1585, 24.949, '00140'),
  helsinki('Eira', 'Eira', 60.1565, 24.938, '00150'),
  helsinki('Kaivopuisto', 'Brunnsparken', 60.157, 24.957, '00140'),
  helsinki('Suomenlinna', 'Sveaborg', 60.145, 24.988, '00190'),
  helsinki('Jätkäsaari', 'Busholmen', 60.156, 24.915, '00220'),
  helsinki('Ruoholahti', 'Gräsviken', 60.164, 24.914, '00180'),
  helsinki('Lauttasaari', 'Drumsö', 60.159, 24.878, '00200', '00210'),
  helsinki('Etu-Töölö', 'Främre Tölö', 60.174, 24.926, '00100'),
  helsinki('Taka-Töölö', 'Bortre Tölö', 60.183, 24.92, '00250', '00260'),
  helsinki('Meilahti', 'Mejlans', 60.19, 24.901, '00270', '00290'),
  helsinki('Munkkiniemi', 'Munksnäs', 60.198, 24.876, '00330', '00340', '00350'),
  helsinki('Ruskeasuo', 'Brunakärr', 60.203, 24.906, '00280'),
  helsinki('Pikku Huopalahti', 'Lillhoplax', 60.204, 24.893, '00300'),
  helsinki('Etelä-Haaga', 'Södra Haga', 60.213, 24.899, '00320'),
  helsinki('Pohjois-Haaga', 'Norra Haga', 60.226, 24.896, '00400'),
  helsinki('Lassila', 'Lassas', 60.231, 24.88, '00440'),
  helsinki('Pitäjänmäki', 'Sockenbacka', 60.223, 24.862, '00360', '00370', '00380'),
  helsinki('Konala', 'Kånala', 60.239, 24.846, '00390'),
  helsinki('Kannelmäki', 'Gamlas', 60.24, 24.879, '00420'),
  helsinki('Malminkartano', 'Malmgård', 60.248, 24.862, '00410'),
  helsinki('Hakaniemi', 'Hagnäs', 60.179, 24.951, '00530'),
  helsinki('Kallio', 'Berghäll', 60.184, 24.95, '00530'),
  helsinki('Sörnäinen', 'Sörnäs', 60.185, 24.967, '00500'),
  helsinki('Kalasatama', 'Fiskehamnen', 60.187, 24.979, '00540', '00580'),
  helsinki('Alppiharju', 'Åshöjden', 60.189, 24.95, '00510'),
  helsinki('Vallila', 'Vallgård', 60.194, 24.957, '00510', '00550'),
  helsinki('Hermanni', 'Hermanstad', 60.196, 24.967, '00580'),
  helsinki('Pasila', 'Böle', 60.199, 24.933, '00520'),
  helsinki('Länsi-Pasila', 'Västra Böle', 60.201, 24.926, '00240'),
  helsinki('Itä-Pasila', 'Östra Böle', 60.2, 24.94, '00520'),
  helsinki('Ilmala', 'Ilmala', 60.208, 24.919, '00240'),
  helsinki('Kumpula', 'Gumtäkt', 60.208, 24.965, '00560'),
  helsinki('Käpylä', 'Kottby', 60.214, 24.951, '00610'),
  helsinki('Koskela', 'Forsby', 60.219, 24.964, '00600'),
  helsinki('Metsälä', 'Krämertsskog', 60.222, 24.934, '00620'),
  helsinki('Arabianranta', 'Arabiastranden', 60.207, 24.979, '00560'),
  helsinki('Oulunkylä', 'Åggelby', 60.229, 24.965, '00640', '00650'),
  helsinki('Maunula', 'Månsas', 60.229, 24.931, '00630'),
  helsinki('Pakila', 'Baggböle', 60.243, 24.933, '00660', '00680'),
  helsinki('Paloheinä', 'Svedängen', 60.253, 24.935, '00670'),
  helsinki('Pukinmäki', 'Bocksbacka', 60.243, 24.992, '00720'),
  helsinki('Malmi', 'Malm', 60.251, 25.01, '00700'),
  helsinki('Tapanila', 'Mosabacka', 60.263, 25.029, '00730'),
  helsinki('Suutarila', 'Skomakarböle', 60.277, 25.011, '00740'),
  helsinki('Puistola', 'Parkstad', 60.275, 25.048, '00750', '00760'),
  helsinki('Viikki', 'Vik', 60.227, 25.018, '00790'),
  helsinki('Kulosaari', 'Brändö', 60.187, 25.007, '00570'),
  helsinki('Herttoniemi', 'Hertonäs', 60.195, 25.033, '00800', '00810'),
  helsinki('Roihupelto', 'Kasåkern', 60.206, 25.05, '00880'),
  helsinki('Roihuvuori', 'Kasberget', 60.197, 25.054, '00820'),
  helsinki('Laajasalo', 'Degerö', 60.172, 25.045, '00840', '00870'),
  helsinki('Kruunuvuorenranta', 'Kronbergsstranden', 60.169, 25.02, '00590'),
  helsinki('Itäkeskus', 'Östra centrum', 60.211, 25.082, '00930'),
  helsinki('Myllypuro', 'Kvarnbäcken', 60.224, 25.075, '00920'),
  helsinki('Kontula', 'Gårdsbacka', 60.236, 25.084, '00940'),
  helsinki('Mellunmäki', 'Mellungsbacka', 60.239, 25.111, '00970'),
  helsinki('Vuosaari', 'Nordsjö', 60.209, 25.142, '00960', '00980', '00990'),
  helsinki('Jakomäki', 'Jakobacka', 60.261, 25.078, '00770'),
  espoo('Keilaniemi', 'Kägeludden', 60.176, 24.829, '02150'),
  espoo('Otaniemi', 'Otnäs', 60.184, 24.828, '02150'),
  espoo('Tapiola', 'Hagalund', 60.176, 24.804, '02100', '02110', '02120', '02130'),
  espoo('Westend', 'Westend', 60.164, 24.801, '02160'),
  espoo('Haukilahti', 'Gäddvik', 60.157, 24.777, '02170'),
  espoo('Niittykumpu', 'Ängskulla', 60.171, 24.763, '02200'),
  espoo('Olari', 'Olars', 60.176, 24.74, '02210'),
  espoo('Matinkylä', 'Mattby', 60.159, 24.738, '02230'),
  espoo('Mankkaa', 'Mankans', 60.196, 24.77, '02180'),
  espoo('Laajalahti', 'Bredvik', 60.196, 24.804, '02140'),
  espoo('Leppävaara', 'Alberga', 60.219, 24.813, '02600', '02650'),
  espoo('Perkkaa', 'Bergans', 60.21, 24.819, '02600'),
  espoo('Kilo', 'Kilo', 60.218, 24.78, '02610', '02630'),
  espoo('Karakallio', 'Karabacka', 60.224, 24.764, '02620'),
  vantaa('Tikkurila', 'Dickursby', 60.292, 25.041, '01300'),
  vantaa('Aviapolis', 'Aviapolis', 60.3, 24.96, '01510'),
  vantaa('Tammisto', 'Rosendal', 60.274, 24.972, '01520'),
  vantaa('Pakkala', 'Backas', 60.289, 24.966, '01510'),
  vantaa('Myyrmäki', 'Myrbacka', 60.262, 24.854, '01600'),
  vantaa('Martinlaakso', 'Mårtensdal', 60.278, 24.852, '01620'),
  vantaa('Kaivoksela', 'Gruvsta', 60.257, 24.882, '01610'),
];
