import type { MailTexts } from './mailTexts.ts';

/** The mails in Swedish. */
export const sv: MailTexts = {
  verification: {
    subject: 'Bekräfta ditt Tilava-konto',
    why: 'Tack för att du registrerade dig. Bekräfta din e-postadress för att logga in.',
    label: 'Bekräfta kontot',
    holds: 'Länken fungerar en gång, inom 48 timmar.',
    other: 'Om du inte har registrerat dig kan du bortse från mejlet: utan länken kan ingen logga in.',
  },
  temporaryPassword: {
    subject: 'Ditt tillfälliga Tilava-lösenord',
    why: 'Du bad om ett nytt lösenord. Logga in med det här tillfälliga lösenordet och ange sedan ett eget.',
    label: 'Logga in',
    holds: 'Det tillfälliga lösenordet fungerar en gång, inom 30 minuter. Ett nyare ersätter det.',
    other: 'Om du inte bad om det kan du bortse från mejlet: ditt gamla lösenord fungerar fortfarande.',
  },
  teamInvitation: {
    subject: (organization) => `Inbjudan till Tilava: ${organization}`,
    why: (inviter, organization) => `${inviter} bjuder in dig till ${organization} på Tilava.`,
    roles: {
      viewer: 'Som läsare ser du annonser, träffar, meddelanden och visningar.',
      editor: 'Som redaktör kan du publicera och ändra annonser, skriva meddelanden och ordna visningar.',
      owner: 'Som ägare kan du göra allt för organisationen och hantera teamet.',
    },
    label: 'Acceptera inbjudan',
    holds: 'Länken fungerar en gång, inom 7 dagar.',
    other: 'Om du inte känner avsändaren kan du bortse från mejlet: ingenting händer om du inte accepterar.',
  },
  newsletter: {
    subject: 'Bekräfta nyhetsbrevet från Tilava',
    why: 'Någon, förhoppningsvis du, har beställt nyhetsbrevet från Tilava till den här adressen.',
    label: 'Bekräfta prenumerationen',
    other: 'Om det inte var du kan du bortse från mejlet: nyhetsbrevet skickas bara om du öppnar länken.',
  },
  mutualInterest: {
    subject: 'Intresset är ömsesidigt',
    forTenant: (address) =>
      `Du är intresserad av lokalen på ${address}, och hyresvärden är intresserad av dig som hyresgäst.`,
    forLandlord: (address) =>
      `En hyresgäst som du är intresserad av är också intresserad av din lokal på ${address}.`,
    label: 'Se träffen',
    contacts: 'Där ser du kontaktuppgifterna om den andra parten delar dem.',
  },
  decision: {
    subject: { reporter: 'Vi har behandlat din anmälan', affected: 'Ett beslut som gäller ditt konto' },
    appealSubject: 'Överklagandet är avgjort',
    reporter: {
      dismissed: () => 'Vi har granskat din anmälan och inte hittat något som strider mot användarvillkoren.',
      warned: () => 'Vi har granskat din anmälan och gett den andra parten en varning.',
      announcementHidden: () => 'Vi har granskat din anmälan och dolt annonsen.',
      suspended: (until) => `Vi har granskat din anmälan och stängt av kontot till ${until}.`,
    },
    affected: {
      dismissed: () => 'Vi har granskat en anmälan och inte hittat något som strider mot användarvillkoren.',
      warned: () => 'Det här är en varning. Ditt konto fungerar som förut.',
      announcementHidden: () => 'Vi har dolt din annons i hela tjänsten. Du kan inte publicera den på nytt.',
      suspended: (until) =>
        `Vi har stängt av ditt konto till ${until}. Till dess är dina annonser och sökningar dolda. Du kan logga in för att läsa och överklaga beslutet och för att ladda ner eller radera dina uppgifter.`,
    },
    appealOutcome: {
      upheld: 'Vi har behandlat överklagandet. Beslutet står fast.',
      reversed: 'Vi har behandlat överklagandet och upphävt beslutet. Det har inte längre någon verkan.',
    },
    about: {
      reporter: {
        message: (address) => `Du anmälde ett meddelande i konversationen om ${address}.`,
        announcement: (address) => `Du anmälde annonsen för ${address}.`,
      },
      affected: {
        message: (address) =>
          `Beslutet gäller ett meddelande som du skickade i konversationen om ${address}. Någon har anmält det till oss.`,
        announcement: (address) =>
          `Beslutet gäller din annons för ${address}. Någon har anmält den till oss.`,
      },
    },
    basis: (reason) =>
      `Orsak till anmälan: ${reason}. Beslutet fattades av en människa; ingenting avgjordes automatiskt. Våra skäl:`,
    reasons: {
      spam: 'skräppost eller reklam',
      fraud: 'bedrägeri',
      abuse: 'kränkningar eller trakasserier',
      illegal: 'olagligt innehåll',
      wrongInformation: 'felaktiga uppgifter',
      other: 'något annat',
    },
    label: 'Läs beslutet',
    appeal:
      'Om du inte håller med kan du kostnadsfritt överklaga på samma sida inom sex månader. Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol.',
    final:
      'Du kan fortfarande vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol.',
  },
  interest: {
    tenant: {
      subject: (count, address) =>
        count === 1
          ? `Hyresvärden för ${address} är intresserad av dig`
          : `Hyresvärdarna för ${count} lokaler är intresserade av dig`,
      why: 'Är du också intresserad? Visa det på lokalens sida. Då meddelar vi er båda, och ni ser de kontaktuppgifter den andra delar.',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `En hyresgäst är intresserad av ${address}` : 'Nytt intresse för dina lokaler',
      why: 'Är du också intresserad? Visa det på hyresgästens sida. Då meddelar vi er båda, och ni ser de kontaktuppgifter den andra delar.',
    },
    further: (count) => `${count} till hittar du i översikten.`,
    label: 'Till översikten',
    settings:
      'Du får mejlet eftersom någon är intresserad. Hur ofta sådana mejl kommer väljer du i din profil.',
    unsubscribe: 'Avbeställ mejl om intresse',
  },
  message: {
    subject: (count, address) =>
      count === 1 ? `Nytt meddelande om ${address}` : `${count} nya meddelanden om ${address}`,
    digest: (threads) => `Nya meddelanden i ${threads} konversationer`,
    why: 'Du har nya meddelanden. Öppna konversationen för att läsa och svara.',
    deletedUser: 'Raderad användare',
    quote: (text) => `”${text}”`,
    unread: (count) => (count === 1 ? '1 nytt meddelande' : `${count} nya meddelanden`),
    attachments: (count) => (count === 1 ? '1 bilaga' : `${count} bilagor`),
    further: (threads) =>
      threads === 1
        ? 'Ytterligare en konversation har nya meddelanden.'
        : `Ytterligare ${threads} konversationer har nya meddelanden.`,
    label: 'Läs och svara',
    settings:
      'Du får mejlet eftersom någon har skrivit till dig. I din profil väljer du när sådana mejl kommer och om de visar början av meddelandet.',
    unsubscribe: 'Avbeställ mejl om meddelanden',
  },
  change: {
    subject: {
      let: (address) => `Inte längre ledig: ${address}`,
      back: (address) => `Ledig igen: ${address}`,
      rent: (address) => `Lägre hyra: ${address}`,
      moveInDate: (address) => `Ledig tidigare: ${address}`,
    },
    digest: (count) => `Nytt om ${count} lokaler som intresserar dig`,
    why: (count) =>
      count === 1
        ? 'Lokalen finns bland dina favoriter eller intressen. Det här är nytt.'
        : 'Lokalerna finns bland dina favoriter eller intressen. Det här är nytt.',
    let: 'Uthyrd till någon annan',
    back: 'Ledig igen',
    rent: (rent, before) => `Hyran är nu ${rent} per månad, tidigare ${before}`,
    moveInDate: (day, before) => `Ledig från ${day}, tidigare ${before}`,
    further: (count) => `Det finns nytt om ytterligare ${count} av dina favoriter eller intressen.`,
    label: 'Se dina favoriter',
    settings:
      'Du får mejlet eftersom lokalen finns bland dina favoriter eller intressen. Du kan stänga av sådana mejl i din profil.',
    unsubscribe: 'Avbeställ mejl om ändringar',
  },
  webhook: {
    subject: (host) => `Webhooken till ${host} är avstängd`,
    why: {
      failing: (url) =>
        `Vi försökte i fem dagar skicka en händelse till ${url}, men fick aldrig svar med en 2xx-status.`,
      gone: (url) => `${url} svarade med status 410 och tar alltså inte längre emot händelser.`,
      ownerLeft: (url) => `Den som lade upp webhooken till ${url} är inte längre ägare i ditt team.`,
    },
    afterwards:
      'Vi skickar ingenting dit längre. När du slår på webhooken igen skickar vi det som inte kom fram under de senaste 30 dagarna.',
    label: 'Hantera webhookar',
  },
  viewing: {
    booked: {
      subject: (address) => `Visning bokad: ${address}`,
      why: {
        tenant: (address, when) => `Du ska på visning av lokalen på ${address}, ${when}.`,
        landlord: (address, when) => `En hyresgäst kommer på visning av din lokal på ${address}, ${when}.`,
      },
    },
    moved: {
      subject: (address) => `Visning flyttad: ${address}`,
      why: {
        tenant: (address, when) => `Din visning av lokalen på ${address} har en ny tid: ${when}.`,
        landlord: (address, when) =>
          `Hyresgästen har flyttat visningen av din lokal på ${address}. Ny tid: ${when}.`,
      },
    },
    proposed: {
      subject: (address) => `Förslag till visning: ${address}`,
      why: {
        tenant: (address, when) =>
          `Hyresvärden vill gärna visa dig lokalen på ${address}, ${when}. Godkänn tiden eller välj en annan.`,
        landlord: (address, when) =>
          `Du har föreslagit en visning av din lokal på ${address}, ${when}. Vi meddelar dig när hyresgästen svarar.`,
      },
    },
    cancelled: {
      subject: (address) => `Visning avbokad: ${address}`,
      why: {
        tenant: (address, when) => `Visningen av lokalen på ${address}, ${when}, är avbokad.`,
        landlord: (address, when) => `Visningen av din lokal på ${address}, ${when}, är avbokad.`,
      },
    },
    reminder: {
      subject: (address) => `Snart dags för visning: ${address}`,
      why: {
        tenant: (address, when) => `En påminnelse om visningen av lokalen på ${address}, ${when}.`,
        landlord: (address, when) => `En påminnelse om visningen av din lokal på ${address}, ${when}.`,
      },
    },
    label: 'Öppna konversationen',
    invitation: 'Den bifogade inbjudan lägger in visningen i din kalender. Du behöver inte svara på den.',
    cancellation: 'Bilagan tar bort visningen ur din kalender.',
    reminded: 'Om du inte kan komma kan du flytta eller avboka visningen i konversationen.',
    event: (address) => `Visning: ${address}`,
    calendar: (productName) => `${productName}: visningar`,
  },
  alert: {
    tenant: {
      subject: (count, address) => (count === 1 ? `Ny träff: ${address}` : `${count} nya träffar för dig`),
      why: 'Här är nya lokaler som matchar det du söker, de bästa först.',
      unsubscribe: 'Avsluta bevakningen',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `Ny träff för ${address}` : `${count} nya träffar för ${address}`,
      why: (address) => `Här är nya träffar för din lokal på ${address}, de bästa först.`,
      unsubscribe: 'Avsluta bevakningen för den här annonsen',
    },
    digest: {
      subject: (count, announcements) => `${count} nya träffar för ${announcements} av dina annonser`,
      why: 'Flera av dina annonser har nya träffar, de bästa först.',
      unsubscribe: (announcements) => `Avsluta bevakningen för de här ${announcements} annonserna`,
    },
    tenants: (count) => (count === 1 ? '1 ny hyresgäst' : `${count} nya hyresgäster`),
    premises: (count) => (count === 1 ? '1 ny träff' : `${count} nya träffar`),
    best: (named, count) =>
      `Mejlet visar de ${named} bästa av ${count}. Resten hittar du bland dina träffar.`,
    label: 'Se alla träffar',
    settings: 'Du får mejlet eftersom du har en bevakning. Du kan ändra den bland dina uppgifter.',
  },
};
