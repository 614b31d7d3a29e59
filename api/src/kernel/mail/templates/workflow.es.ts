import type { TemplateTable, WorkflowMail } from './template.ts';

export const workflow: Pick<TemplateTable, WorkflowMail> = {
  'application-status': ({ applicationNumber, status, message }, { myApplications }) => ({
    subject: `Solicitud ${applicationNumber}: novedades`,
    paragraphs: [
      {
        ON_HOLD: `Su solicitud ${applicationNumber} está en espera. No tiene nada que hacer hasta que volvamos a escribirle.`,
        RELEASED: `Hemos retomado su solicitud ${applicationNumber} donde quedó en espera.`,
        WITHDRAWN: `Su solicitud ${applicationNumber} se ha retirado. Si usted no lo pidió, escríbanos.`,
        EXPIRED: `Su solicitud ${applicationNumber} se ha cerrado porque los cambios pedidos no llegaron a tiempo.`,
        REOPENED: `Su solicitud ${applicationNumber} está abierta de nuevo y en revisión.`,
      }[status],
    ],
    quote: message,
    link: { label: 'Abrir mi solicitud', href: myApplications },
  }),
  'confirm-entry': ({ applicationNumber, projectTitle, link, code, days }) => ({
    subject: `Confirme la solicitud ${applicationNumber}`,
    paragraphs: [
      `Se ha registrado una solicitud en su nombre: ${applicationNumber}, «${projectTitle}».`,
      `Abra el enlace en un plazo de ${days} días, lea lo que se registró y confírmelo en la página, o introduzca el número y este código. Abrir el enlace no basta para confirmar. También puede leer el código a la persona que la registró.`,
      'Si no dio su acuerdo, dígalo en la misma página.',
    ],
    code,
    link: { label: 'Leer y confirmar la solicitud', href: link },
  }),
  'entry-handed-over': ({ applicationNumber }, { home }) => ({
    subject: `Solicitud ${applicationNumber}: entregada`,
    paragraphs: [
      `La solicitud ${applicationNumber} está ahora únicamente en manos del solicitante.`,
      'Desde ahora solo la cuenta del solicitante puede cambiarla, reenviarla o retirarla.',
    ],
    link: { label: home, href: home },
  }),
  'entry-refused': ({ applicationNumber, projectTitle, link, message }) => ({
    subject: `El solicitante ha rechazado la solicitud ${applicationNumber}`,
    paragraphs: [
      `El personal registró la solicitud ${applicationNumber}, «${projectTitle}», en nombre de un solicitante. El solicitante declara que no dio su acuerdo.`,
      'No puede recomendarse ni aprobarse. Averigüe qué ocurrió y después retírela o pregunte de nuevo al solicitante.',
    ],
    quote: message,
    link: { label: 'Abrir la solicitud', href: link },
  }),
  'review-assigned': ({ applicationNumber, projectTitle, assignedBy, dueOn, link }) => ({
    subject: `Solicitud ${applicationNumber} para revisar`,
    paragraphs: [
      `${assignedBy} le pide que revise la solicitud ${applicationNumber}, «${projectTitle}».`,
      ...(dueOn === '' ? [] : [`Termine su revisión antes del ${dueOn}.`]),
      'Declare primero si tiene un conflicto de intereses.',
    ],
    link: { label: 'Abrir la solicitud', href: link },
  }),
  'return-reminder': ({ applicationNumber, endsOn, isLast }, { myApplications }) => ({
    subject: `Solicitud ${applicationNumber}: sus cambios aún faltan`,
    paragraphs: [
      `La fecha para sus cambios en la solicitud ${applicationNumber} ha pasado.`,
      `Envíelos antes del ${endsOn}. Después, la solicitud se cerrará.`,
      ...(isLast ? ['Este es el último recordatorio.'] : []),
    ],
    link: { label: 'Abrir mi solicitud', href: myApplications },
  }),
  'draft-notice': ({ projectTitle, deletedOn }, { myApplications }) => ({
    subject: 'Su borrador se eliminará',
    paragraphs: [
      `Su borrador «${projectTitle}» no se ha abierto desde hace mucho tiempo.`,
      `Se eliminará el ${deletedOn}, salvo que lo continúe.`,
    ],
    link: { label: 'Abrir mi solicitud', href: myApplications },
  }),
  'review-reminder': ({ applicationNumber, dueOn, isOverdue }, { reviewApplications }) => ({
    subject: `Revisión de la solicitud ${applicationNumber}`,
    paragraphs: [
      isOverdue
        ? `Su revisión de la solicitud ${applicationNumber} venció el ${dueOn} y está atrasada.`
        : `Su revisión de la solicitud ${applicationNumber} vence el ${dueOn}.`,
    ],
    link: { label: 'Abrir mis revisiones', href: reviewApplications },
  }),
  'fund-proposal': ({ fundTitle, proposedBy, what }, { funds }) => ({
    subject: `Un cambio de ${fundTitle} espera a una segunda persona`,
    paragraphs: [`${proposedBy} propone: ${what}.`, 'Revíselo y apruébelo o rechácelo.'],
    link: { label: 'Abrir los fondos', href: funds },
  }),
  'fund-proposal-decided': ({ fundTitle, outcome, message }, { funds }) => ({
    subject: `Su propuesta para ${fundTitle}`,
    paragraphs: [
      {
        APPROVED: 'Su propuesta se aprobó y se ejecutó.',
        REJECTED: 'Su propuesta se rechazó.',
        EXPIRED: 'Su propuesta ha caducado porque nadie decidió a tiempo.',
      }[outcome],
    ],
    quote: message,
    link: { label: 'Abrir los fondos', href: funds },
  }),
  'admin-proposal': ({ proposedBy, person }, { users }) => ({
    subject: 'Un nuevo administrador espera su aprobación',
    paragraphs: [
      `${proposedBy} propone a ${person} como administrador.`,
      'Apruebe o rechace. La invitación solo se envía después de su aprobación.',
    ],
    link: { label: 'Abrir la gestión de usuarios', href: users },
  }),
  'admin-proposal-decided': ({ person, outcome, message }, { users }) => ({
    subject: `Su propuesta: ${person} como administrador`,
    paragraphs: [outcome],
    quote: message,
    link: { label: 'Abrir la gestión de usuarios', href: users },
  }),
  'ledger-difference': ({ fundTitle, difference }, { funds }) => ({
    subject: `El libro de ${fundTitle} no cuadra`,
    paragraphs: [
      `La comprobación nocturna encontró una diferencia: ${difference}.`,
      'No mueva dinero de este fondo antes de que se explique.',
    ],
    link: { label: 'Abrir los fondos', href: funds },
  }),
};
