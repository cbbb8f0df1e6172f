import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { mailsTo } from '../support/mailbox.ts';
import { advanceClock, minutes, storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { writeWebFolder } from '../support/webFolder.ts';

const build = writeWebFolder({
  'index.html': 'app',
  ...Object.fromEntries(
    ['en', 'fi', 'sv'].flatMap((language) => [
      [
        `documents/${language}/answers/login.html`,
        '<p>__LOGIN_FAILURE__</p><input value="__LOGIN_EMAIL__"><input type="checkbox" __LOGIN_REMEMBERED__><i nonce="__CSP_NONCE__">',
      ],
      [`documents/${language}/answers/session.html`, '<meta content="__SESSION__">'],
    ]),
  ),
});

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication(
    { PUBLIC_URL: 'https://www.tilava.example' },
    {},
    { webFolder: build.folder },
  );
});
afterAll(async () => {
  await app.close();
  build.remove();
});

type Fields = Readonly<Record<string, string>>;

const ofThisOrigin = { 'sec-fetch-site': 'same-origin' };
const form = 'application/x-www-form-urlencoded';

const post = (fields: Fields, headers: Fields = ofThisOrigin, address = '192.0.2.1') =>
  app.server.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: address,
    headers: { 'content-type': form, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** What stands in a page that hands a session over. */
function sessionIn(page: string) {
  const [, content = ''] = /content="([^"]*)"/.exec(page) ?? [];
  const session: unknown = JSON.parse(content.replaceAll('&quot;', '"'));
  return { session, token: (session as { readonly token: string }).token };
}

describe('a login by the form', () => {
  it('answers a page that hands the session over, as the app keeps it', async () => {
    const { id, email } = await storeUser(app);
    const answer = await post({ email: ` ${email.toUpperCase()} `, password: demoPassword });
    expect(answer.statusCode).toBe(200);
    const { session, token } = sessionIn(answer.body);
    expect(session).toEqual({
      token: expect.stringMatching(/^.{43}$/) as string,
      userId: id,
      role: { isLandlord: false, isAdmin: false },
      mustChangePassword: false,
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.body).not.toContain(demoPassword);
    const verified = await app.send({ method: 'GET', url: '/bearers', bearer: token });
    expect(verified.json()).toMatchObject({ user: { id } });
  });

  it.each([
    [{}, 12 * 60],
    [{ rememberMe: 'on' }, 30 * 24 * 60],
  ])('lasts as long as is ticked: %j', async (remember, lasting) => {
    const { email } = await storeUser(app);
    const { token } = sessionIn((await post({ email, password: demoPassword, ...remember })).body);
    const { expiresAt } = (await app.send({ method: 'GET', url: '/bearers', bearer: token })).json<{
      expiresAt: string;
    }>();
    expect(new Date(expiresAt).getTime() - app.now.getTime()).toBe(lasting * minutes);
  });

  it('says of a temporary password that it has to be changed', async () => {
    const { email } = await storeUser(app);
    await app.send({ method: 'POST', url: '/user/reset', body: { email } });
    const [mail] = await mailsTo(app, email);
    const password = /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const answer = await post({ email, password });
    expect(sessionIn(answer.body).session).toMatchObject({ mustChangePassword: true });
  });

  it.each([
    ['en', 'The email or password you provided was wrong'],
    ['fi', 'Sähköpostiosoite tai salasana on väärä'],
    ['sv', 'Fel e-postadress eller lösenord'],
  ])('keeps the email of a wrong password, and says so in %s', async (language, text) => {
    const { email } = await storeUser(app);
    const headers = { ...ofThisOrigin, 'accept-language': language };
    const answer = await post({ email, password: 'wrong-password', rememberMe: 'on' }, headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': language });
    expect(answer.body).toContain(`<p>${text}</p><input value="${email}"><input type="checkbox" checked>`);
    expect(answer.body).not.toContain('wrong-password');
  });

  it('tells an account that is not verified where its link is', async () => {
    const answer = await post({ email: 'sofia.lind@tilava.example', password: demoPassword });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('User not verified. Check your email for the verification link.');
  });

  it('counts failures together with the API, and says when to try again', async () => {
    const { email } = await storeUser(app);
    const address = '203.0.113.77';
    for (let failure = 0; failure < 3; failure += 1) {
      expect((await post({ email, password: 'wrong-password' }, ofThisOrigin, address)).statusCode).toBe(401);
    }
    advanceClock(app, 2 * minutes);
    const wrong = {
      method: 'POST',
      url: '/bearers',
      body: { email, password: 'wrong-password' },
      address,
    } as const;
    for (let failure = 0; failure < 2; failure += 1) expect((await app.send(wrong)).statusCode).toBe(401);
    expect((await app.send(wrong)).statusCode).toBe(429);

    const answer = await post({ email, password: demoPassword }, ofThisOrigin, address);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe(String(13 * 60));
    expect(answer.body).toContain('Too many attempts. Try again in 13 minutes.');
    const inFinnish = { ...ofThisOrigin, cookie: 'tilava.language=fi' };
    const translated = await post({ email, password: demoPassword }, inFinnish, address);
    expect(translated.body).toContain('Yritä uudelleen 13 minuutin päästä.');
    advanceClock(app, 13 * minutes);
    expect((await post({ email, password: demoPassword }, ofThisOrigin, address)).statusCode).toBe(200);
  });

  it.each([
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) autofocus '",
    '__SESSION__ __CSP_NONCE__ &amp;',
    'a\u0000b@example.com',
  ])('writes what was typed as text: %j', async (email) => {
    const answer = await post({ email, password: 'p' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('<script>');
    const [, value = ''] = /<input value="([^"]*)">/.exec(answer.body) ?? [];
    const entities = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
    const read = value.replaceAll(
      /&(?:quot|#39|lt|gt|amp);/g,
      (entity) => entities[entity as keyof typeof entities],
    );
    expect(read).toBe(email);
  });

  it.each<[string, Fields]>([
    ['nothing', {}],
    ['no password', { email: 'tenant@tilava.example' }],
    ['an email that is too long', { email: `${'a'.repeat(250)}@b.fi`, password: 'p' }],
    ['a password that is too long', { email: 'tenant@tilava.example', password: 'p'.repeat(257) }],
  ])('refuses %s', async (_name, fields) => {
    const answer = await post(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Something you entered isn’t valid.');
  });
});

describe('who may send the login form', () => {
  const fields = { email: 'tenant@tilava.example', password: demoPassword };

  it.each<[string, Fields]>([
    ['says that it is this origin', { 'sec-fetch-site': 'same-origin' }],
    ['names the host that was asked', { origin: 'http://localhost:80', host: 'localhost' }],
    ['names where users reach the product', { origin: 'https://www.tilava.example', host: '127.0.0.1:3000' }],
  ])('is who %s', async (_name, headers) => {
    expect((await post(fields, headers)).statusCode).toBe(200);
  });

  it.each<[string, Fields]>([
    ['of another origin', { 'sec-fetch-site': 'cross-site' }],
    ['of another origin of the same site', { 'sec-fetch-site': 'same-site' }],
    ['that nobody has sent', { 'sec-fetch-site': 'none' }],
    ['whose origin is another host', { origin: 'https://evil.example', host: 'localhost' }],
    ['whose origin is another port', { origin: 'http://localhost:8080', host: 'localhost' }],
    ['whose origin is hidden', { origin: 'null' }],
    [
      'whose origin contradicts what the browser says',
      { 'sec-fetch-site': 'cross-site', origin: 'https://www.tilava.example' },
    ],
    ['that says nothing', {}],
  ])('is not a page %s', async (_name, headers) => {
    const answer = await post(fields, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(
      'This form was sent from another site, so you weren’t logged in. Log in here instead.',
    );
  });

  it.each([
    ['application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
  ])('does not send %s', async (type, status) => {
    const answer = await post(fields, { ...ofThisOrigin, 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('does not send more than a form holds', async () => {
    const answer = await post({ ...fields, more: 'x'.repeat(5_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('Something you entered isn’t valid.');
  });

  it('uses no other method, and no call of the API takes a form', async () => {
    const put = await app.server.inject({ method: 'PUT', url: '/login' });
    expect(put.statusCode).toBe(405);
    expect(put.headers.allow?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST']);
    const call = await app.server.inject({
      method: 'POST',
      url: '/api/v1/bearers',
      headers: { 'content-type': form },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(call.statusCode).toBe(415);
  });
});
