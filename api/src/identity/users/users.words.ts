import type { Words } from '../../kernel/http/problem.ts';

export const userEnabled: Words = {
  en: 'The account is active again.',
  fr: 'Le compte est de nouveau actif.',
  pt: 'A conta está novamente ativa.',
  ar: 'أصبح الحساب نشطًا من جديد.',
  es: 'La cuenta vuelve a estar activa.',
  sw: 'Akaunti inatumika tena.',
};

export const userDisabled: Words = {
  en: 'The account is disabled and its sessions were ended.',
  fr: 'Le compte est désactivé et ses sessions ont été fermées.',
  pt: 'A conta está desativada e as suas sessões foram encerradas.',
  ar: 'تم تعطيل الحساب وإنهاء جلساته.',
  es: 'La cuenta está desactivada y se han cerrado sus sesiones.',
  sw: 'Akaunti imezimwa na vipindi vyake vimefungwa.',
};

export const managerInvited: Words = {
  en: 'The fund manager was added and invited by e-mail.',
  fr: 'Le gestionnaire du fonds a été ajouté et invité par e-mail.',
  pt: 'O gestor do fundo foi adicionado e convidado por e-mail.',
  ar: 'تمت إضافة مدير الصندوق ودعوته بالبريد الإلكتروني.',
  es: 'El gestor del fondo se ha añadido e invitado por correo.',
  sw: 'Meneja wa mfuko ameongezwa na kualikwa kwa barua pepe.',
};

export const reviewerInvited: Words = {
  en: 'The fund reviewer was added and invited by e-mail.',
  fr: "L'évaluateur du fonds a été ajouté et invité par e-mail.",
  pt: 'O avaliador do fundo foi adicionado e convidado por e-mail.',
  ar: 'تمت إضافة مراجع الصندوق ودعوته بالبريد الإلكتروني.',
  es: 'El evaluador del fondo se ha añadido e invitado por correo.',
  sw: 'Mkaguzi wa mfuko ameongezwa na kualikwa kwa barua pepe.',
};

export const invitedAgain: Words = {
  en: 'The invitation was sent again.',
  fr: "L'invitation a été renvoyée.",
  pt: 'O convite foi enviado de novo.',
  ar: 'تم إرسال الدعوة مرة أخرى.',
  es: 'La invitación se ha enviado de nuevo.',
  sw: 'Mwaliko umetumwa tena.',
};

export const chatAgentOn: Words = {
  en: 'The account is now a chat agent.',
  fr: 'Le compte est maintenant agent de discussion.',
  pt: 'A conta é agora agente de conversação.',
  ar: 'أصبح الحساب وكيل محادثة.',
  es: 'La cuenta es ahora agente de chat.',
  sw: 'Akaunti sasa ni wakala wa mazungumzo.',
};

export const chatAgentOff: Words = {
  en: 'The account is no longer a chat agent.',
  fr: "Le compte n'est plus agent de discussion.",
  pt: 'A conta já não é agente de conversação.',
  ar: 'لم يعد الحساب وكيل محادثة.',
  es: 'La cuenta ya no es agente de chat.',
  sw: 'Akaunti si wakala wa mazungumzo tena.',
};

export const adminInvited: Words = {
  en: 'The Admin was added and invited by e-mail.',
  fr: "L'administrateur a été ajouté et invité par e-mail.",
  pt: 'O administrador foi adicionado e convidado por e-mail.',
  ar: 'تمت إضافة المشرف العام ودعوته بالبريد الإلكتروني.',
  es: 'El administrador se ha añadido e invitado por correo.',
  sw: 'Msimamizi ameongezwa na kualikwa kwa barua pepe.',
};

export const adminProposed: Words = {
  en: 'Another Admin has to approve before the invitation is sent.',
  fr: "Un autre administrateur doit approuver avant l'envoi de l'invitation.",
  pt: 'Outro administrador tem de aprovar antes de o convite ser enviado.',
  ar: 'يجب أن يوافق مشرف عام آخر قبل إرسال الدعوة.',
  es: 'Otro administrador debe aprobar antes de que se envíe la invitación.',
  sw: 'Msimamizi mwingine anapaswa kuidhinisha kabla mwaliko haujatumwa.',
};

export const adminApproved: Words = {
  en: 'The Admin was approved and invited by e-mail.',
  fr: "L'administrateur a été approuvé et invité par e-mail.",
  pt: 'O administrador foi aprovado e convidado por e-mail.',
  ar: 'تمت الموافقة على المشرف العام ودعوته بالبريد الإلكتروني.',
  es: 'El administrador se ha aprobado e invitado por correo.',
  sw: 'Msimamizi ameidhinishwa na kualikwa kwa barua pepe.',
};

export const adminRejected: Words = {
  en: 'The proposed Admin was rejected.',
  fr: "L'administrateur proposé a été rejeté.",
  pt: 'O administrador proposto foi rejeitado.',
  ar: 'رُفض المشرف العام المقترح.',
  es: 'El administrador propuesto se ha rechazado.',
  sw: 'Msimamizi aliyependekezwa amekataliwa.',
};

export const adminWithdrawn: Words = {
  en: 'The proposal was taken back.',
  fr: 'La proposition a été retirée.',
  pt: 'A proposta foi retirada.',
  ar: 'سُحب الاقتراح.',
  es: 'La propuesta se ha retirado.',
  sw: 'Pendekezo limeondolewa.',
};

/** How a proposed Admin ended, for the mail to the proposer. */
export const adminOutcomes = {
  APPROVED: {
    en: 'Your proposal was approved and the invitation was sent.',
    fr: 'Votre proposition a été approuvée et l’invitation envoyée.',
    pt: 'A sua proposta foi aprovada e o convite foi enviado.',
    ar: 'تمت الموافقة على اقتراحك وأُرسلت الدعوة.',
    es: 'Su propuesta se aprobó y la invitación se envió.',
    sw: 'Pendekezo lako limeidhinishwa na mwaliko umetumwa.',
  },
  REJECTED: {
    en: 'Your proposal was rejected.',
    fr: 'Votre proposition a été rejetée.',
    pt: 'A sua proposta foi rejeitada.',
    ar: 'رُفض اقتراحك.',
    es: 'Su propuesta se rechazó.',
    sw: 'Pendekezo lako limekataliwa.',
  },
  EXPIRED: {
    en: 'Your proposal has expired because nobody decided on it in time.',
    fr: 'Votre proposition a expiré, car personne ne s’est prononcé à temps.',
    pt: 'A sua proposta expirou, porque ninguém decidiu a tempo.',
    ar: 'انتهت مدة اقتراحك لأن أحدًا لم يبتّ فيه في الموعد.',
    es: 'Su propuesta ha caducado porque nadie decidió a tiempo.',
    sw: 'Pendekezo lako limekwisha muda kwa sababu hakuna aliyeamua kwa wakati.',
  },
} satisfies Record<string, Words>;

/** Said at the field of the address. */
export const addressTaken: Words = {
  en: 'This address already has an account. Look for it in the list, or take another address.',
  fr: 'Cette adresse a déjà un compte. Cherchez-la dans la liste ou choisissez une autre adresse.',
  pt: 'Este endereço já tem uma conta. Procure-o na lista ou escolha outro endereço.',
  ar: 'لهذا العنوان حساب بالفعل. ابحث عنه في القائمة أو اختر عنوانًا آخر.',
  es: 'Esta dirección ya tiene una cuenta. Búsquela en la lista o elija otra dirección.',
  sw: 'Anwani hii tayari ina akaunti. Itafute kwenye orodha au chagua anwani nyingine.',
};

export const sessionsEnded: Words = {
  en: 'All sessions of this person were ended.',
  fr: 'Toutes les sessions de cette personne ont été fermées.',
  pt: 'Todas as sessões desta pessoa foram encerradas.',
  ar: 'أُنهيت جميع جلسات هذا الشخص.',
  es: 'Se han cerrado todas las sesiones de esta persona.',
  sw: 'Vipindi vyote vya mtu huyu vimefungwa.',
};

export const factorsReset: Words = {
  en: 'The second factors were removed. The person was told by e-mail.',
  fr: 'Les seconds facteurs ont été supprimés. La personne a été prévenue par e-mail.',
  pt: 'Os segundos fatores foram removidos. A pessoa foi avisada por e-mail.',
  ar: 'أُزيلت العوامل الثانية وأُخطر الشخص بالبريد الإلكتروني.',
  es: 'Se han quitado los segundos factores. Se ha avisado a la persona por correo.',
  sw: 'Hatua za pili zimeondolewa. Mtu huyo amejulishwa kwa barua pepe.',
};

export const invitationWithdrawn: Words = {
  en: 'The invitation was withdrawn.',
  fr: "L'invitation a été retirée.",
  pt: 'O convite foi retirado.',
  ar: 'سُحبت الدعوة.',
  es: 'La invitación se ha retirado.',
  sw: 'Mwaliko umeondolewa.',
};
