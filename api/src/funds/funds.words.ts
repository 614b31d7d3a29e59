import type { Words } from '../kernel/http/problem.ts';

export const fundSaved: Words = {
  en: 'The fund has been updated.',
  fr: 'Le fonds a été mis à jour.',
  pt: 'O fundo foi atualizado.',
  ar: 'تم تحديث الصندوق.',
  es: 'El fondo se ha actualizado.',
  sw: 'Mfuko umesasishwa.',
};

export const balanceSaved: Words = {
  en: 'The fund balance has been updated.',
  fr: 'Le solde du fonds a été mis à jour.',
  pt: 'O saldo do fundo foi atualizado.',
  ar: 'تم تحديث رصيد الصندوق.',
  es: 'El saldo del fondo se ha actualizado.',
  sw: 'Salio la mfuko limesasishwa.',
};

export const proposed: Words = {
  en: 'Nothing has changed yet: a second person has to approve it.',
  fr: 'Rien n’a encore changé : une deuxième personne doit l’approuver.',
  pt: 'Ainda nada mudou: uma segunda pessoa tem de aprovar.',
  ar: 'لم يتغير شيء بعد: يجب أن يوافق عليه شخص ثانٍ.',
  es: 'Aún no ha cambiado nada: una segunda persona debe aprobarlo.',
  sw: 'Bado hakuna kilichobadilika: mtu wa pili lazima aidhinishe.',
};

export const proposalApproved: Words = {
  en: 'The proposal was approved and carried out.',
  fr: 'La proposition a été approuvée et exécutée.',
  pt: 'A proposta foi aprovada e executada.',
  ar: 'تمت الموافقة على الاقتراح وتنفيذه.',
  es: 'La propuesta se aprobó y se ejecutó.',
  sw: 'Pendekezo limeidhinishwa na kutekelezwa.',
};

export const proposalRejected: Words = {
  en: 'The proposal was rejected.',
  fr: 'La proposition a été rejetée.',
  pt: 'A proposta foi rejeitada.',
  ar: 'رُفض الاقتراح.',
  es: 'La propuesta se rechazó.',
  sw: 'Pendekezo limekataliwa.',
};

export const proposalWithdrawn: Words = {
  en: 'The proposal was taken back.',
  fr: 'La proposition a été retirée.',
  pt: 'A proposta foi retirada.',
  ar: 'سُحب الاقتراح.',
  es: 'La propuesta se retiró.',
  sw: 'Pendekezo limeondolewa.',
};

/** What a mail says of a proposal that moves no money. */
export const detailsChange: Words = {
  en: 'a change of the description or the settings',
  fr: 'une modification de la description ou des réglages',
  pt: 'uma alteração da descrição ou das definições',
  ar: 'تعديل الوصف أو الإعدادات',
  es: 'un cambio de la descripción o de los ajustes',
  sw: 'badiliko la maelezo au mipangilio',
};

/** Said at the field of the limit above which a second person decides. */
export const limitNeedsSecondAdmin: Words = {
  en: 'There is only one active Admin. Invite another Admin in User Management first, then set the limit.',
  fr: "Il n'y a qu'un administrateur actif. Invitez d'abord un autre administrateur dans la gestion des utilisateurs, puis fixez le plafond.",
  pt: 'Há apenas um administrador ativo. Convide primeiro outro administrador na gestão de utilizadores e depois defina o limite.',
  ar: 'لا يوجد سوى مشرف عام نشط واحد. ادعُ أولًا مشرفًا عامًا آخر من إدارة المستخدمين، ثم حدّد الحد.',
  es: 'Solo hay un administrador activo. Invite primero a otro administrador en la gestión de usuarios y después fije el límite.',
  sw: 'Kuna Msimamizi mmoja tu anayetumika. Mwalike kwanza Msimamizi mwingine katika usimamizi wa watumiaji, kisha weka kikomo.',
};
