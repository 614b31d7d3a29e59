import { fromContent } from './from-content.ts';
import type { Templates } from './template.ts';
import { workflow } from './workflow.es.ts';

export const es: Templates = {
  greeting: (firstName) => (firstName === '' ? 'Hola:' : `Hola ${firstName}:`),
  farewell: 'Un cordial saludo,\nAdjustment Fund Portal',
  footer:
    'Este mensaje se envió automáticamente. Nadie del fondo le pedirá nunca su contraseña ni un código.',
  'confirm-email': ({ link, hours }) => ({
    subject: 'Confirme su dirección de correo',
    paragraphs: [
      'Gracias por registrarse en el Adjustment Fund Portal.',
      `Confirme su dirección de correo en un plazo de ${hours} horas. Después podrá iniciar sesión.`,
      'Si no se ha registrado, no haga caso de este mensaje.',
    ],
    link: { label: 'Confirmar mi dirección de correo', href: link },
  }),
  'confirm-news': ({ link, hours }) => ({
    subject: '¿Podemos enviarle nuestras novedades?',
    paragraphs: [
      'Ha pedido recibir novedades del Fondo por correo.',
      `Confírmelo en un plazo de ${hours} horas. Sin ello no se le enviará nada.`,
      'Si no fue usted, no haga caso de este mensaje.',
    ],
    link: { label: 'Sí, envíenme novedades', href: link },
  }),
  'account-exists': ({ link }) => ({
    subject: 'Ya tiene una cuenta',
    paragraphs: [
      'Alguien, probablemente usted, intentó registrarse con esta dirección. Ya existe una cuenta para ella.',
      'Puede iniciar sesión o elegir una contraseña nueva si ha olvidado la suya.',
    ],
    link: { label: 'Ir al inicio de sesión', href: link },
  }),
  'account-invited': ({ link, hours, role }) => ({
    subject: 'Su cuenta en el Adjustment Fund Portal',
    paragraphs: [
      `Se ha creado para usted una cuenta con el rol «${role}».`,
      `Elija su contraseña en un plazo de ${hours} horas.`,
    ],
    link: { label: 'Elegir mi contraseña', href: link },
  }),
  'sign-in-code': ({ code, minutes }) => ({
    subject: 'Su código de inicio de sesión',
    paragraphs: [
      `Introduzca este código para terminar de iniciar sesión. Es válido durante ${minutes} minutos y solo se puede usar una vez.`,
      'Si no ha intentado iniciar sesión, alguien conoce su contraseña: cámbiela.',
    ],
    code,
  }),
  'new-sign-in': ({ at, device, ip, link }) => ({
    subject: 'Nuevo inicio de sesión en su cuenta',
    paragraphs: [
      `Su cuenta se ha usado desde un dispositivo que no conocíamos: ${device}, dirección ${ip}, ${at}.`,
      'Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva; se cerrarán todas las sesiones.',
    ],
    link: { label: 'Ver mis inicios de sesión', href: link },
  }),
  'account-locked': ({ minutes }) => ({
    subject: 'Su cuenta está bloqueada durante un tiempo',
    paragraphs: [
      `Hubo demasiados intentos erróneos de inicio de sesión; su cuenta queda bloqueada durante ${minutes} minutos.`,
      'Si no fue usted, elija una contraseña nueva cuando vuelva a estar abierta.',
    ],
  }),
  'reset-code': ({ code, link, minutes }) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      `Use este código o el enlace para elegir una contraseña nueva. Son válidos durante ${minutes} minutos.`,
      'Si no lo ha pedido, no haga caso de este mensaje: su contraseña no cambia.',
    ],
    code,
    link: { label: 'Elegir una contraseña nueva', href: link },
  }),
  'password-changed': ({ at, link }) => ({
    subject: 'Se ha cambiado su contraseña',
    paragraphs: [
      `Se ha cambiado la contraseña de su cuenta (${at}) y se han cerrado sus otras sesiones.`,
      'Si no fue usted, elija enseguida una contraseña nueva y escríbanos.',
    ],
    link: { label: 'Elegir una contraseña nueva', href: link },
  }),
  'factor-changed': ({ change, at, link }) => ({
    subject: 'La protección de su cuenta ha cambiado',
    paragraphs: [
      `${change} (${at}).`,
      'Si no ha sido usted, elija enseguida una nueva contraseña y escríbanos.',
    ],
    link: { label: 'Ver mi perfil', href: link },
  }),
  'email-change': ({ newEmail, link, hours }) => ({
    subject: 'Confirme otra dirección de correo',
    paragraphs: [
      `La dirección de correo de su cuenta va a ser ${newEmail}.`,
      `Confírmelo en un plazo de ${hours} horas. El cambio cuenta cuando la dirección actual y la nueva hayan dicho que sí.`,
      'Si no lo ha pedido, no lo confirme y elija una nueva contraseña.',
    ],
    link: { label: 'Confirmar el cambio', href: link },
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Su dirección de correo ha cambiado',
    paragraphs: [
      `Desde ahora su cuenta tiene la dirección ${newEmail} y se han cerrado todas las sesiones.`,
      'Si no ha sido usted, escríbanos enseguida.',
    ],
  }),
  'application-received': ({ applicationNumber, fundTitle, projectTitle, receipt }, { myApplications }) => ({
    subject: `Solicitud ${applicationNumber} recibida`,
    paragraphs: [
      `Hemos recibido su solicitud ${applicationNumber}, «${projectTitle}», dirigida al ${fundTitle}.`,
      'Le escribiremos cuando cambie su estado. Puede seguirla en su espacio de trabajo.',
      ...(receipt ? [`Recibo (SHA-256): ${receipt}`] : []),
    ],
    link: { label: 'Mis solicitudes', href: myApplications },
  }),
  'application-returned': ({ applicationNumber, message, dueAt }, { myApplications }) => ({
    subject: `Solicitud ${applicationNumber}: cambios pedidos`,
    paragraphs: [`Cambie las partes indicadas de su solicitud y envíela de nuevo antes del ${dueAt}.`],
    quote: message,
    link: { label: 'Abrir mi solicitud', href: myApplications },
  }),
  'application-decided': ({ applicationNumber, decision, message }, { myApplications }) => ({
    subject: `Solicitud ${applicationNumber}: decisión`,
    paragraphs: [
      {
        APPROVED: `Su solicitud ${applicationNumber} ha sido aprobada.`,
        REJECTED: `Su solicitud ${applicationNumber} no ha sido aprobada.`,
        INELIGIBLE: `Su solicitud ${applicationNumber} no cumple los requisitos.`,
      }[decision],
    ],
    quote: message,
    link: { label: 'Abrir mi solicitud', href: myApplications },
  }),
  'message-reply': ({ applicationNumber, message }, { myApplications }) => ({
    subject: `Nuevo mensaje sobre la solicitud ${applicationNumber}`,
    paragraphs: ['Tiene un mensaje nuevo sobre su solicitud.'],
    quote: message,
    link: { label: 'Abrir mi solicitud', href: myApplications },
  }),
  ...workflow,
  'file-infected': ({ fileName, threat }) => ({
    subject: `Se ha eliminado un archivo: ${fileName}`,
    paragraphs: [
      `El antivirus ha encontrado «${threat}» en el archivo «${fileName}» que usted subió. El archivo se ha eliminado y ya no puede abrirse.`,
      'Limpie el equipo del que procede y suba una copia limpia donde haga falta el archivo.',
    ],
  }),
  'from-content': fromContent,
};
