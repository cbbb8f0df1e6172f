/** Each of at least eight characters: shorter ones are refused for that already. In lower case. */
const commonPasswords = new Set(
  [
    '12345678 123456789 1234567890 0123456789 012345678 87654321 987654321 0987654321 11111111 111111111',
    '1111111111 00000000 000000000 12341234 12344321 11223344 1122334455 123123123 12121212 88888888 99999999',
    '66666666 77777777 55555555 22222222 123456789a a123456789 1234abcd abcd1234 abc12345 abc123456 abcdefgh',
    'abcdefg1 12345qwert 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwert123 qwerty12',
    'qwerty123 qwerty1234 qwertyui qwertyuiop asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 password passw0rd',
    'p@ssw0rd p@ssword password1 password12 password123 password1234 password! passwort passwords letmein1',
    'letmein123 welcome1 welcome12 welcome123 admin123 administrator admin1234 changeme iloveyou iloveyou1',
    'iloveyou2 sunshine princess princess1 football football1 baseball basketball superman superman1 batman123',
    'trustno1 starwars whatever computer internet michelle jennifer jessica1 charlie1 corvette mercedes maverick',
    'midnight mustang1 samantha victoria alexander danielle elizabeth liverpool chelsea1 arsenal1 nirvana1 metallica',
    'dragon123 monkey123 master123 shadow123 killer123 hunter123 freedom1 blink182 pokemon1 chocolate butterfly',
    'liverpool1 slipknot babygirl lovelove babygirl1 secret123 test1234 testtest testing1 test12345 guest123 default1',
    'salasana salasana1 salasana12 salasana123 kissakoira kissa123 koira123 perkele1 perkele123 suomi123 suomi1234',
    'helsinki helsinki1 jokerit1 hejhejhej losenord lösenord lösenord1 lösenord123 sommar123 hejsan123 tilava123',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a password is among the commonest, in whatever case and width: the first that are tried on every account. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}
