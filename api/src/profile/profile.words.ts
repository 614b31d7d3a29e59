import type { Words } from '../http/problem.ts';

export const registered: Words = {
  en: 'We have sent you a mail. Please confirm your address with the link in it.',
  fr: 'Nous vous avons envoyé un e-mail. Veuillez confirmer votre adresse avec le lien reçu.',
  pt: 'Enviámos-lhe um e-mail. Confirme o seu endereço com a ligação recebida.',
  ar: 'أرسلنا إليك رسالة. يرجى تأكيد بريدك بالرابط الوارد فيها.',
  es: 'Le hemos enviado un correo. Confirme su dirección con el enlace recibido.',
  sw: 'Tumekutumia barua pepe. Tafadhali thibitisha anwani yako kwa kiungo kilichomo.',
};

export const profileSaved: Words = {
  en: 'Your profile was saved.',
  fr: 'Votre profil a été enregistré.',
  pt: 'O seu perfil foi guardado.',
  ar: 'تم حفظ ملفك الشخصي.',
  es: 'Se ha guardado su perfil.',
  sw: 'Wasifu wako umehifadhiwa.',
};

export const userProfileSaved: Words = {
  en: 'The profile was saved.',
  fr: 'Le profil a été enregistré.',
  pt: 'O perfil foi guardado.',
  ar: 'تم حفظ الملف الشخصي.',
  es: 'Se ha guardado el perfil.',
  sw: 'Wasifu umehifadhiwa.',
};

export const secondFactorOn: Words = {
  en: 'From now on we mail you a code at each sign-in.',
  fr: 'Désormais, nous vous enverrons un code à chaque connexion.',
  pt: 'A partir de agora enviamos um código a cada início de sessão.',
  ar: 'من الآن سنرسل إليك رمزًا عند كل تسجيل دخول.',
  es: 'Desde ahora le enviaremos un código en cada inicio de sesión.',
  sw: 'Kuanzia sasa tutakutumia msimbo kila unapoingia.',
};

export const secondFactorOff: Words = {
  en: 'The second factor is switched off.',
  fr: 'Le second facteur est désactivé.',
  pt: 'O segundo fator está desligado.',
  ar: 'تم إيقاف العامل الثاني.',
  es: 'El segundo factor está desactivado.',
  sw: 'Kipengele cha pili kimezimwa.',
};
