interface District {
  readonly finnish: string;
  readonly swedish: string;
  readonly latitude: number;
  readonly longitude: number;
}

function district(finnish: string, swedish: string, latitude: number, longitude: number): District {
  return { finnish, swedish, latitude, longitude };
}

const helsinki = (finnish: string, swedish: string, latitude: number, longitude: number) =>
  district(`${finnish}, Helsinki`, `${swedish}, Helsingfors`, latitude, longitude);
const espoo = (finnish: string, swedish: string, latitude: number, longitude: number) =>
  district(`${finnish}, Espoo`, `${swedish}, Esbo`, latitude, longitude);
const vantaa = (finnish: string, swedish: string, latitude: number, longitude: number) =>
  district(`${finnish}, Vantaa`, `${swedish}, Vanda`, latitude, longitude);

/** Districts within the search area, each by a point in its middle, or at its station or square. */
export const districts: readonly District[] = [
  district('Helsinki', 'Helsingfors', 60.1699, 24.9384),
  district('Kauniainen', 'Grankulla', 60.211, 24.729),
  helsinki('Kluuvi', 'Gloet', 60.1702, 24.948),
  helsinki('Kamppi', 'Kampen', 60.1683, 24.931),
  helsinki('Punavuori', 'Rödbergen', 60.161, 24.937),
  helsinki('Kaartinkaupunki', 'Gardesstaden', 60.1655, 24.949),
  helsinki('Kruununhaka', 'Kronohagen', 60.173, 24.956),
  helsinki('Katajanokka', 'Skatudden', 60.167, 24.968),
  helsinki('Ullanlinna', 'Ulrikasborg', 60.1585, 24.949),
  helsinki('Eira', 'Eira', 60.1565, 24.938),
  helsinki('Kaivopuisto', 'Brunnsparken', 60.157, 24.957),
  helsinki('Suomenlinna', 'Sveaborg', 60.145, 24.988),
  helsinki('Jätkäsaari', 'Busholmen', 60.156, 24.915),
  helsinki('Ruoholahti', 'Gräsviken', 60.164, 24.914),
  helsinki('Lauttasaari', 'Drumsö', 60.159, 24.878),
  helsinki('Etu-Töölö', 'Främre Tölö', 60.174, 24.926),
  helsinki('Taka-Töölö', 'Bortre Tölö', 60.183, 24.92),
  helsinki('Meilahti', 'Mejlans', 60.19, 24.901),
  helsinki('Munkkiniemi', 'Munksnäs', 60.198, 24.876),
  helsinki('Etelä-Haaga', 'Södra Haga', 60.213, 24.899),
  helsinki('Pohjois-Haaga', 'Norra Haga', 60.226, 24.896),
  helsinki('Pitäjänmäki', 'Sockenbacka', 60.223, 24.862),
  helsinki('Konala', 'Kånala', 60.239, 24.846),
  helsinki('Kannelmäki', 'Gamlas', 60.24, 24.879),
  helsinki('Malminkartano', 'Malmgård', 60.248, 24.862),
  helsinki('Hakaniemi', 'Hagnäs', 60.179, 24.951),
  helsinki('Kallio', 'Berghäll', 60.184, 24.95),
  helsinki('Sörnäinen', 'Sörnäs', 60.185, 24.967),
  helsinki('Kalasatama', 'Fiskehamnen', 60.187, 24.979),
  helsinki('Alppiharju', 'Åshöjden', 60.189, 24.95),
  helsinki('Vallila', 'Vallgård', 60.194, 24.957),
  helsinki('Hermanni', 'Hermanstad', 60.196, 24.967),
  helsinki('Pasila', 'Böle', 60.199, 24.933),
  helsinki('Länsi-Pasila', 'Västra Böle', 60.201, 24.926),
  helsinki('Itä-Pasila', 'Östra Böle', 60.2, 24.94),
  helsinki('Ilmala', 'Ilmala', 60.208, 24.919),
  helsinki('Kumpula', 'Gumtäkt', 60.208, 24.965),
  helsinki('Käpylä', 'Kottby', 60.214, 24.951),
  helsinki('Arabianranta', 'Arabiastranden', 60.207, 24.979),
  helsinki('Oulunkylä', 'Åggelby', 60.229, 24.965),
  helsinki('Maunula', 'Månsas', 60.229, 24.931),
  helsinki('Pakila', 'Baggböle', 60.243, 24.933),
  helsinki('Paloheinä', 'Svedängen', 60.253, 24.935),
  helsinki('Pukinmäki', 'Bocksbacka', 60.243, 24.992),
  helsinki('Malmi', 'Malm', 60.251, 25.01),
  helsinki('Tapanila', 'Mosabacka', 60.263, 25.029),
  helsinki('Suutarila', 'Skomakarböle', 60.277, 25.011),
  helsinki('Puistola', 'Parkstad', 60.275, 25.048),
  helsinki('Viikki', 'Vik', 60.227, 25.018),
  helsinki('Kulosaari', 'Brändö', 60.187, 25.007),
  helsinki('Herttoniemi', 'Hertonäs', 60.195, 25.033),
  helsinki('Roihupelto', 'Kasåkern', 60.206, 25.05),
  helsinki('Roihuvuori', 'Kasberget', 60.197, 25.054),
  helsinki('Laajasalo', 'Degerö', 60.172, 25.045),
  helsinki('Kruunuvuorenranta', 'Kronbergsstranden', 60.169, 25.02),
  helsinki('Itäkeskus', 'Östra centrum', 60.211, 25.082),
  helsinki('Myllypuro', 'Kvarnbäcken', 60.224, 25.075),
  helsinki('Kontula', 'Gårdsbacka', 60.236, 25.084),
  helsinki('Mellunmäki', 'Mellungsbacka', 60.239, 25.111),
  helsinki('Vuosaari', 'Nordsjö', 60.209, 25.142),
  helsinki('Jakomäki', 'Jakobacka', 60.261, 25.078),
  espoo('Keilaniemi', 'Kägeludden', 60.176, 24.829),
  espoo('Otaniemi', 'Otnäs', 60.184, 24.828),
  espoo('Tapiola', 'Hagalund', 60.176, 24.804),
  espoo('Westend', 'Westend', 60.164, 24.801),
  espoo('Haukilahti', 'Gäddvik', 60.157, 24.777),
  espoo('Niittykumpu', 'Ängskulla', 60.171, 24.763),
  espoo('Olari', 'Olars', 60.176, 24.74),
  espoo('Matinkylä', 'Mattby', 60.159, 24.738),
  espoo('Mankkaa', 'Mankans', 60.196, 24.77),
  espoo('Laajalahti', 'Bredvik', 60.196, 24.804),
  espoo('Leppävaara', 'Alberga', 60.219, 24.813),
  espoo('Perkkaa', 'Bergans', 60.21, 24.819),
  espoo('Kilo', 'Kilo', 60.218, 24.78),
  espoo('Karakallio', 'Karabacka', 60.224, 24.764),
  vantaa('Tikkurila', 'Dickursby', 60.292, 25.041),
  vantaa('Aviapolis', 'Aviapolis', 60.3, 24.96),
  vantaa('Tammisto', 'Rosendal', 60.274, 24.972),
  vantaa('Pakkala', 'Backas', 60.289, 24.966),
  vantaa('Myyrmäki', 'Myrbacka', 60.262, 24.854),
  vantaa('Martinlaakso', 'Mårtensdal', 60.278, 24.852),
  vantaa('Kaivoksela', 'Gruvsta', 60.257, 24.882),
];
