interface Municipality {
  readonly finnish: string;
  readonly swedish: string;
}

/** Municipalities that the search area reaches, and neighbours, by their numbers, which the open data names. */
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

/** All other municipalities: who names one seeks nothing in the capital region, however its streets are called. */
export const municipalitiesOutside: readonly string[] = `
Akaa,Alajärvi,Alavieska,Alavus,Asikkala,Askola,Aura,Björneborg,Borgå,Brahestad,Brändö,Eckerö,Enonkoski,
Enontekiö,Eura,Eurajoki,Evijärvi,Finström,Forssa,Fredrikshamn,Föglö,Geta,Haapajärvi,Haapavesi,Hailuoto,Halsua,
Hamina,Hammarland,Hangö,Hankasalmi,Hanko,Harjavalta,Hartola,Hattula,Hausjärvi,Heinola,Heinävesi,Hirvensalmi,
Hollola,Huittinen,Humppila,Hyrynsalmi,Hyvinge,Hyvinkää,Hämeenkyrö,Hämeenlinna,Högfors,Ii,Iisalmi,Iitti,
Ikaalinen,Ilmajoki,Ilomantsi,Imatra,Inari,Ingå,Inkoo,Isojoki,Isokyrö,Jakobstad,Janakkala,Joensuu,Jokioinen,
Jomala,Joroinen,Joutsa,Juuka,Juupajoki,Juva,Jyväskylä,Jämijärvi,Jämsä,Järvenpää,Kaarina,Kaavi,Kajaani,Kalajoki,
Kangasala,Kangasniemi,Kankaanpää,Kannonkoski,Kannus,Karijoki,Karkkila,Karleby,Karstula,Karvia,Kaskinen,Kaskö,
Kauhajoki,Kauhava,Kaustinen,Keitele,Kemi,Kemijärvi,Keminmaa,Kemiönsaari,Kempele,Kerava,Kervo,Keuruu,Kihniö,
Kimitoön,Kinnula,Kirkkonummi,Kitee,Kittilä,Kiuruvesi,Kivijärvi,Kokemäki,Kokkola,Kolari,Konnevesi,Kontiolahti,
Korsholm,Korsnäs,Koski,Kotka,Kouvola,Kristiinankaupunki,Kristinestad,Kronoby,Kruunupyy,Kuhmo,Kuhmoinen,Kumlinge,
Kuopio,Kuortane,Kurikka,Kustavi,Kuusamo,Kyrkslätt,Kyyjärvi,Kärkölä,Kärsämäki,Kökar,Lahti,Laihia,Laitila,
Lapinjärvi,Lapinlahti,Lappajärvi,Lappeenranta,Lappträsk,Lapua,Larsmo,Laukaa,Lemi,Lemland,Lempäälä,Leppävirta,
Lestijärvi,Lieksa,Lieto,Liminka,Liperi,Lohja,Loimaa,Lojo,Loppi,Loviisa,Lovisa,Luhanka,Lumijoki,Lumparland,Luoto,
Luumäki,Maalahti,Maarianhamina,Malax,Mariehamn,Marttila,Masku,Merijärvi,Merikarvia,Miehikkälä,Mikkeli,Muhos,
Multia,Muonio,Mustasaari,Muurame,Mynämäki,Myrskylä,Mäntsälä,Mänttä-Vilppula,Mäntyharju,Mörskom,Naantali,Nakkila,
Nivala,Nokia,Nousiainen,Nurmes,Nurmijärvi,Nykarleby,Nyslott,Nystad,Närpes,Närpiö,Nådendal,Orimattila,Oripää,
Orivesi,Oulainen,Oulu,Outokumpu,Padasjoki,Paimio,Paltamo,Parainen,Pargas,Parikkala,Parkano,Pedersöre,
Pelkosenniemi,Pello,Perho,Pertunmaa,Petäjävesi,Pieksämäki,Pielavesi,Pietarsaari,Pihtipudas,Pirkkala,Polvijärvi,
Pomarkku,Pori,Pornainen,Porvoo,Posio,Pudasjärvi,Pukkila,Punkalaidun,Puolanka,Puumala,Pyhtää,Pyhäjoki,Pyhäjärvi,
Pyhäntä,Pyhäranta,Pyttis,Pälkäne,Pöytyä,Raahe,Raasepori,Raisio,Rantasalmi,Ranua,Raseborg,Rauma,Raumo,Rautalampi,
Rautavaara,Rautjärvi,Reisjärvi,Reso,Riihimäki,Ristijärvi,Rovaniemi,Ruokolahti,Ruovesi,Rusko,Rääkkylä,Saarijärvi,
Salla,Salo,Saltvik,Sankt Karins,Sankt Michel,Sastamala,Sauvo,Savitaipale,Savonlinna,Savukoski,Seinäjoki,Sibbo,
Sievi,Siikainen,Siikajoki,Siikalatva,Siilinjärvi,Simo,Sipoo,Siuntio,Sjundeå,Sodankylä,Soini,Somero,Sonkajärvi,
Sotkamo,Sottunga,Sulkava,Sund,Suomussalmi,Suonenjoki,Sysmä,Säkylä,Taipalsaari,Taivalkoski,Taivassalo,Tammela,
Tammerfors,Tampere,Tavastehus,Tervo,Tervola,Teuva,Tohmajärvi,Toholampi,Toivakka,Torneå,Tornio,Träskända,Turku,
Tusby,Tuusniemi,Tuusula,Tyrnävä,Uleåborg,Ulvila,Urjala,Utajärvi,Utsjoki,Uurainen,Uusikaarlepyy,Uusikaupunki,
Vaala,Vaasa,Valkeakoski,Varkaus,Vasa,Vehmaa,Vesanto,Vesilahti,Veteli,Vichtis,Vieremä,Vihti,Viitasaari,
Villmanstrand,Vimpeli,Virolahti,Virrat,Vårdö,Vörå,Vöyri,Ylitornio,Ylivieska,Ylöjärvi,Ypäjä,Ähtäri,Äänekoski,Åbo
`
  .trim()
  .split(/,\n?/);
