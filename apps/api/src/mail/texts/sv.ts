import type { MailTexts } from './mailTexts.ts';

/** The mails in Swedish. */
export const sv: MailTexts = {
  verification: {
    subject: 'Bekräfta ditt Tilava-konto',
    why: 'Tack för att du registrerade dig. Bekräfta din e-postadress, så kan du logga in.',
    label: 'Bekräfta kontot',
    holds: 'Länken fungerar i 48 timmar, en gång.',
    other: 'Om du inte har registrerat dig behöver du inte göra något: utan länken kan ingen logga in.',
  },
  temporaryPassword: {
    subject: 'Ditt tillfälliga Tilava-lösenord',
    why: 'Du bad om ett nytt lösenord. Logga in med det här tillfälliga och ange sedan ett nytt.',
    label: 'Logga in',
    holds: 'Det tillfälliga lösenordet fungerar i 30 minuter, en gång. Ett nyare ersätter det.',
    other: 'Om du inte bad om det behöver du inte göra något: ditt gamla lösenord fungerar fortfarande.',
  },
  newsletter: {
    subject: 'Bekräfta Tilavas nyhetsbrev',
    why: 'Någon, förhoppningsvis du, beställde Tilavas nyhetsbrev till den här adressen.',
    label: 'Bekräfta nyhetsbrevet',
    other: 'Om det inte var du behöver du inte göra något: utan länken skickas ingenting.',
  },
  mutualInterest: {
    subject: 'Intresset är ömsesidigt',
    forTenant: (address) =>
      `Du är intresserad av lokalen på adressen ${address}, och dess hyresvärd är intresserad av dig som hyresgäst.`,
    forLandlord: (address) =>
      `En hyresgäst som du är intresserad av är intresserad av din lokal på adressen ${address}.`,
    label: 'Se matchningen',
    contacts: 'Kontaktuppgifterna visas där om den andra parten delar dem.',
  },
  interest: {
    tenant: {
      subject: (count, address) =>
        count === 1
          ? `Hyresvärden är intresserad av dig: ${address}`
          : `Hyresvärdarna till ${count} lokaler är intresserade av dig`,
      why: 'Är du också intresserad? Visa det på lokalens sida. Då får ni båda veta det och ser de kontaktuppgifter som den andra delar.',
    },
    landlord: {
      subject: (count, address) =>
        count === 1
          ? `En hyresgäst är intresserad av din lokal: ${address}`
          : 'Nytt intresse för dina lokaler',
      why: 'Är du också intresserad? Visa det på hyresgästens sida. Då får ni båda veta det och ser de kontaktuppgifter som den andra delar.',
    },
    further: (count) => `Ytterligare ${count} hittar du på din översikt.`,
    label: 'Till översikten',
    settings:
      'Du får mejlet eftersom någon är intresserad. I din profil kan du ändra hur ofta sådana mejl kommer.',
    unsubscribe: 'Sluta få mejl om intresse',
  },
  alert: {
    tenant: {
      subject: (count, address) =>
        count === 1 ? `Ny lokal som passar dig: ${address}` : `${count} nya lokaler som passar dig`,
      why: 'Lokalerna är nya bland dina matchningar eller passar dig nu. De bästa kommer först.',
      unsubscribe: 'Avsluta de här aviseringarna',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `Ny hyresgäst för ${address}` : `${count} nya hyresgäster för ${address}`,
      why: (address) => `Nya matchningar för din lokal på adressen ${address}. De bästa kommer först.`,
      unsubscribe: 'Avsluta aviseringarna för den här annonsen',
    },
    digest: {
      subject: (count, announcements) => `${count} nya matchningar för ${announcements} av dina annonser`,
      why: 'Flera av dina annonser har nya matchningar. De bästa kommer först.',
      unsubscribe: (announcements) => `Avsluta aviseringarna för de här ${announcements} annonserna`,
    },
    tenants: (count) => (count === 1 ? '1 ny hyresgäst' : `${count} nya hyresgäster`),
    best: (named, count) =>
      `Mejlet visar de ${named} bästa av ${count}. De övriga hittar du bland dina matchningar.`,
    label: 'Se alla matchningar',
    settings: 'Du får mejlet eftersom du har slagit på aviseringar. Du kan ändra dem bland dina uppgifter.',
  },
};
