import type { FundType } from '@portal/contracts/funds/enums';
import type { Words } from '../../kernel/http/problem.ts';

export const amountApproved: Words = {
  en: 'Amount approved',
  fr: 'Montant approuvé',
  pt: 'Montante aprovado',
  ar: 'المبلغ الموافق عليه',
  es: 'Importe aprobado',
  sw: 'Kiasi kilichoidhinishwa',
};

export const conditions: Words = {
  en: 'Conditions',
  fr: 'Conditions',
  pt: 'Condições',
  ar: 'الشروط',
  es: 'Condiciones',
  sw: 'Masharti',
};

export const reason: Words = {
  en: 'Reason',
  fr: 'Motif',
  pt: 'Motivo',
  ar: 'السبب',
  es: 'Motivo',
  sw: 'Sababu',
};

export const toChange: Words = {
  en: 'Sections to change',
  fr: 'Parties à modifier',
  pt: 'Secções a alterar',
  ar: 'الأجزاء المطلوب تعديلها',
  es: 'Secciones que debe modificar',
  sw: 'Sehemu za kubadilisha',
};

export const sendBy: Words = {
  en: 'Send it again by',
  fr: 'À renvoyer avant le',
  pt: 'Enviar de novo até',
  ar: 'موعد إعادة الإرسال',
  es: 'Enviar de nuevo antes del',
  sw: 'Tuma tena kabla ya',
};

export const nextStep: Words = {
  en: 'Next step',
  fr: 'Prochaine étape',
  pt: 'Próximo passo',
  ar: 'الخطوة التالية',
  es: 'Siguiente paso',
  sw: 'Hatua inayofuata',
};

/** A state body names its account on the page of the application; for a credit the Fund writes first. */
export const afterApproval: Record<FundType, Words> = {
  BASE_FUND: {
    en: 'Open your application and tell us the account that the money is to be paid to.',
    fr: 'Ouvrez votre demande et indiquez-nous le compte sur lequel l’argent doit être versé.',
    pt: 'Abra a sua candidatura e indique a conta para a qual o dinheiro deve ser pago.',
    ar: 'افتح طلبك وأخبرنا بالحساب الذي سيُدفع إليه المال.',
    es: 'Abra su solicitud e indíquenos la cuenta en la que debe pagarse el dinero.',
    sw: 'Fungua ombi lako na utuambie akaunti ambayo fedha zitalipwa.',
  },
  CREDIT_FUND: {
    en: 'The Fund will write to you about the agreement. You have nothing to send until then.',
    fr: 'Le Fonds vous écrira au sujet de la convention. Vous n’avez rien à envoyer d’ici là.',
    pt: 'O Fundo escrever-lhe-á sobre o contrato. Até lá não tem nada a enviar.',
    ar: 'سيكتب إليك الصندوق بشأن الاتفاقية. ليس عليك إرسال شيء حتى ذلك الحين.',
    es: 'El Fondo le escribirá acerca del contrato. Hasta entonces no tiene que enviar nada.',
    sw: 'Mfuko utakuandikia kuhusu makubaliano. Huna cha kutuma hadi hapo.',
  },
};

export const afterRefusal: Words = {
  en: 'You can ask us about the decision in a message on your application, and apply again while the fund is open.',
  fr: 'Vous pouvez nous interroger sur la décision par un message dans votre demande, et déposer une nouvelle demande tant que le fonds est ouvert.',
  pt: 'Pode perguntar-nos sobre a decisão numa mensagem na sua candidatura e candidatar-se de novo enquanto o fundo estiver aberto.',
  ar: 'يمكنك أن تسألنا عن القرار برسالة ضمن طلبك، وأن تقدم طلبًا جديدًا ما دام الصندوق مفتوحًا.',
  es: 'Puede preguntarnos por la decisión en un mensaje de su solicitud y presentar otra mientras el fondo esté abierto.',
  sw: 'Unaweza kutuuliza kuhusu uamuzi kwa ujumbe kwenye ombi lako, na kuomba tena mfuko ukiwa wazi.',
};

export const afterReturn: Words = {
  en: 'Open your application, change only these sections, and send it again.',
  fr: 'Ouvrez votre demande, modifiez uniquement ces parties et renvoyez-la.',
  pt: 'Abra a sua candidatura, altere apenas estas secções e envie-a de novo.',
  ar: 'افتح طلبك وعدّل هذه الأجزاء فقط ثم أرسله مرة أخرى.',
  es: 'Abra su solicitud, modifique solo estas secciones y envíela de nuevo.',
  sw: 'Fungua ombi lako, badilisha sehemu hizi tu, kisha ulitume tena.',
};
