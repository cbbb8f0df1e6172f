import { locales } from '@tilava/domain/format';

/** A page that shows the mails of some names side by side, each in every language. */
export const mailsPage = (names: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Tilava's mails</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem }
iframe { width: 100%; height: 32rem; border: 1px solid GrayText; border-radius: 4px }
</style>
</head>
<body>
<h1>Tilava's mails</h1>
${names.map(mailSection).join('\n')}
</body>
</html>
`;

const mailSection = (name: string): string => `<h2>${name}</h2>
<section>
${locales.map((language) => mailFrame(name, language)).join('\n')}
</section>`;

const mailFrame = (name: string, language: string): string =>
  `<div><p>${language}: <a href="/${language}/${name}.html">HTML</a>, <a href="/${language}/${name}.txt">text</a></p>
<iframe src="/${language}/${name}.html" title="${name}, ${language}" loading="lazy"></iframe></div>`;

/** Stands where a landlord's picture would. */
export const premisesPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 426">
<path fill="#e3e8ec" d="M0 0h640v426H0z"/><path fill="#c9d2d8" d="M0 300h640v126H0z"/>
<path fill="#1c7c54" d="M120 120h160v180H120zM360 120h160v180H360z"/>
<path fill="#f2f2ee" d="M130 130h65v160h-65zM205 130h65v160h-65zM370 130h65v160h-65zM445 130h65v160h-65z"/>
</svg>`;
