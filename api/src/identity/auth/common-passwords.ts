import { readFileSync } from 'node:fs';

/**
 * The most used of leaked passwords, in lower case: those of eight characters and more, and words that
 * people make longer ones from. After the list of zxcvbn (MIT, Dan Wheeler and Dropbox, Inc.; @zxcvbn-ts).
 */
export const leakedPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('leaked-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/**
 * Words that lists of leaked passwords lead with, without the digits and signs that people append.
 * Together with the rules in `password-policy.ts` each stands for hundreds of listed variants.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passcode passwd pass qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm
  qazwsx qazwsxedc letmein welcome admin administrator root user guest login master superman batman spiderman
  pokemon starwars dragon monkey football baseball basketball soccer hockey iloveyou loveyou love lovely sunshine
  princess shadow flower hello hellokitty freedom whatever trustno killer jordan michael michelle jennifer jessica
  daniel charlie andrew thomas robert matthew joshua ashley nicole anthony hunter ranger harley buster tigger
  ginger pepper cookie summer winter autumn spring monday friday sunday january february march april august
  october november december london paris berlin chelsea arsenal liverpool barcelona realmadrid manchester juventus
  computer internet samsung google facebook microsoft apple android iphone nokia windows linux server oracle
  secret secure security access changeme default test testing tester temp temporary sample example demo
  abcdef abcdefg abcdefgh abc abcd aaaa zzzz blessed blessing jesus jesuschrist godisgood godislove allah mohammed
  muhammad ahmed fatima mariam hakuna hakunamatata mandela africa afrika nigeria kenya ghana egypt senegal morocco
  rwanda uganda tanzania ethiopia southafrica lagos nairobi accra cairo dakar kigali kampala abuja
  fund funds bank banking portal adjustment adjustmentfund adjustmentfundportal afcfta trade finance money credit
  loan grant basefund creditfund beneficiary manager reviewer company business office
  amour bonjour soleil motdepasse azertyuiop contrasena hola amor teamo senha benfica brasil jambo karibu mambo
  mustang corvette ferrari mercedes porsche yamaha honda toyota maverick phoenix diamond silver golden purple orange
  banana cherry chocolate coffee cheese chicken monster matrix merlin wizard gandalf hobbit ninja pirate thunder
  banque fonds ajustement prêt pret crédit bénéficiaire dossier commerce entreprise azertyuiop bienvenue soleil
  chouchou doudou motdepasse secret jetaime france afrique liberté etoile
  banco fundo ajuste ajustamento empréstimo crédito beneficiário comércio empresa bemvindo amoreu saudade
  fondo préstamo beneficiario comercio bienvenido tequiero teamo estrella libertad mexico españa
  benki mfuko mkopo biashara karibu rafiki simba nenosiri upendo mungu asante tanzania
  بنك صندوق قرض تمويل تجارة مرحبا كلمةالسر كلمةالمرور حبيبي محمد الله
  knight angel angels heaven forever family mother father mommy daddy babygirl sweety honey dearest friend friends`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
