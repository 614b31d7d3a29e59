import type { Words } from '../../kernel/http/problem.ts';

export const accountSaved: Words = {
  en: 'The account has been saved.',
  fr: 'Le compte a été enregistré.',
  pt: 'A conta foi guardada.',
  ar: 'تم حفظ الحساب.',
  es: 'La cuenta se ha guardado.',
  sw: 'Akaunti imehifadhiwa.',
};

export const digitsDoNotFit: Words = {
  en: 'Check this IBAN: its check digits do not fit.',
  fr: 'Vérifiez cet IBAN : ses chiffres de contrôle ne correspondent pas.',
  pt: 'Verifique este IBAN: os dígitos de controlo não correspondem.',
  ar: 'تحقق من رقم الآيبان هذا: خانتا التحقق غير متطابقتين.',
  es: 'Compruebe este IBAN: sus dígitos de control no coinciden.',
  sw: 'Hakiki IBAN hii: tarakimu zake za ukaguzi hazilingani.',
};
