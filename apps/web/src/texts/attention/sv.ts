import type { AttentionTexts } from './attention.ts';

export const sv: AttentionTexts = {
  overview: 'Dina annonser',
  interested: 'Intresserade',
  views: (weeks) => `Sidvisningar på ${weeks}\u00A0veckor`,
  selected: 'Vald',
  title: 'Väntar på dig',
  nothing: 'Inget väntar på dig',
  nothingHint: 'Nytt intresse, nya träffar och påbörjade utkast visas här.',
  mutual: (count) =>
    count === 1
      ? 'Du och en hyresvärd är intresserade av varandra'
      : `Du och ${count} hyresvärdar är intresserade av varandra`,
  getInTouch: 'Ta kontakt',
  contactsHidden: 'Du och en hyresvärd är intresserade av varandra, men dina kontaktuppgifter syns inte',
  shareContacts: 'Dela kontaktuppgifter',
  unreadMessages: (count) =>
    count === 1 ? 'Du har olästa meddelanden' : `Du har olästa meddelanden i ${count} konversationer`,
  readMessages: 'Läs meddelanden',
  interestInYou: (count) =>
    count === 1 ? 'En hyresvärd är intresserad av dig' : `${count} hyresvärdar är intresserade av dig`,
  interestInPremises: (count) =>
    count === 1
      ? 'En hyresgäst är intresserad av dina lokaler'
      : `${count} hyresgäster är intresserade av dina lokaler`,
  viewMatch: 'Visa träffen',
  newMatches: (count) => `${count} ${count === 1 ? 'ny träff' : 'nya träffar'} sedan ditt senaste besök`,
  viewMatches: 'Visa träffarna',
  drafts: (count) => `${count} ${count === 1 ? 'påbörjat utkast' : 'påbörjade utkast'} på den här enheten`,
  continueDraft: 'Fortsätt',
  alertsOff: 'Bevakningen är avstängd',
  turnOnAlerts: 'Slå på bevakningen',
  noAnnouncements: 'Du har inte publicerat några annonser ännu',
  newAnnouncement: 'Skapa en annons',
  noPublic: 'Ingen av dina annonser är offentlig',
  viewAnnouncements: 'Visa annonserna',
  withoutPictures: (count) =>
    count === 1 ? '1 offentlig annons saknar bilder' : `${count} offentliga annonser saknar bilder`,
  addPictures: 'Lägg till bilder',
};
