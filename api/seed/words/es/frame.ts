import type { FrameWords } from '../words.ts';

export const frame: FrameWords = {
  header: { brand: 'Fondo de Ajuste', product: 'Portal' },
  footer: {
    tagline: 'Solicitudes al Fondo Base y al Fondo de Crédito, en un solo lugar.',
    assistance: 'Asistencia',
    compliance: 'Cumplimiento',
    stayInTouch: 'Seguir en contacto',
    stayInTouchNote: 'Escríbanos en cualquiera de los seis idiomas del portal.',
    copyright: '© 2025 Portal del Fondo de Ajuste. Todos los derechos reservados.',
    note: 'Demostración con datos de ejemplo. No es un sitio oficial.',
    logos: ['Secretaría del tratado', 'Banco de desarrollo', 'Gestor del fondo'],
  },
  faqs: {
    title: 'Preguntas frecuentes',
    lead: 'Respuestas cortas sobre los dos fondos, el formulario y su cuenta.',
  },
  contactUs: {
    title: 'Contacto',
    lead: 'Escríbanos en cualquiera de los seis idiomas del portal. Recibe al momento un número de expediente y después una respuesta por correo electrónico.',
    offices: { title: 'Oficinas', lead: 'Las direcciones y los números son ejemplos.' },
    form: { title: 'Escríbanos', lead: 'Tenga a mano su número de solicitud, si lo tiene.' },
  },
  emails: {
    contactReceived: {
      subject: 'Hemos recibido su mensaje [{{ticketNumber}}]',
      body: `Gracias por su mensaje. Su número de expediente es {{ticketNumber}}.

Una persona lo leerá y responderá a esta dirección.`,
    },
    contactReply: {
      subject: 'Re: {{subject}} [{{ticketNumber}}]',
      body: `Gracias por escribirnos. Para respondernos, utilice nuestra página de contacto e indique {{ticketNumber}} en el asunto.

Esta es nuestra respuesta.`,
    },
    interestReceived: {
      subject: 'Gracias por su interés',
      body: `Hemos anotado su interés en el Fondo de Ajuste y le escribiremos cuando haya novedades.

Si no lo ha pedido, díganoslo desde la página de contacto y eliminaremos su dirección.`,
    },
  },
};
