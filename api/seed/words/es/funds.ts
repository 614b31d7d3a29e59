import type { FundsWords } from '../words.ts';

export const funds: FundsWords = {
  base: {
    title: 'Solicitudes al Fondo Base',
    lead: 'Para los Estados Parte y sus organismos: apoyo por la pérdida de ingresos arancelarios y para aplicar el Acuerdo y sus protocolos.',
    primary: 'Comprobar mi elegibilidad',
    secondary: 'Iniciar una solicitud',
    facts: [
      ['Para quién', 'Organismos públicos y comunidades regionales'],
      ['Formulario', 'Por secciones, guardado a medida que avanza'],
      ['Idiomas', 'Seis'],
    ],
    rules: {
      title: 'Criterios de elegibilidad',
      lead: 'Las cinco reglas deben cumplirse el día en que envía la solicitud.',
      rules: [
        [
          'Organismo público',
          'El solicitante es un ministerio, una autoridad tributaria o aduanera, un comité nacional, otro organismo público o una comunidad económica regional.',
        ],
        ['Estado Parte', 'El país es un Estado Parte en el Acuerdo.'],
        [
          'Instrumento depositado',
          'El instrumento de ratificación se ha depositado. Usted adjunta la prueba.',
        ],
        [
          'Oferta arancelaria',
          'La oferta arancelaria está en vigor, o se adjunta un plan de trabajo con fechas.',
        ],
        ['Respaldo', 'El ministerio responsable respalda la petición en una carta firmada.'],
      ],
      check: {
        title: '¿Tiene dudas sobre alguna?',
        lead: 'Haga la comprobación. Nombra la regla que no se cumple y dice qué hacer.',
        action: 'Comprobar mi elegibilidad',
      },
    },
    processHead: {
      title: 'Proceso de solicitud',
      lead: 'Dos pasos son suyos y tres son nuestros. Cada cambio de paso queda fechado en su espacio.',
    },
    process: [
      [
        'Prepare sus documentos',
        'Son obligatorios la carta de respaldo, la prueba de ratificación y el cálculo de la pérdida.',
      ],
      ['Rellene el formulario y envíelo', 'Guarde y vuelva cuando quiera. Obtiene un recibo numerado.'],
      ['Revisión del expediente', 'Si falta algo, solo se le reabre esa sección.'],
      [
        'Evaluación según cinco criterios',
        'Necesidad cuantificada, compromiso de reforma, viabilidad, valor añadido y efecto en las mujeres, los jóvenes y la región.',
      ],
      ['Decisión y acuerdo', 'El resultado y sus razones aparecen en su espacio y por correo electrónico.'],
    ],
    form: {
      title: 'Formulario de solicitud',
      lead: 'El formulario se rellena en línea. Estos son los documentos que pide, para que pueda reunirlos antes. También puede imprimir un formulario en blanco (PDF).',
      required: [
        ['Carta de respaldo', 'Firmada por el ministerio responsable de comercio o de hacienda.'],
        ['Prueba de ratificación', 'Prueba de que el instrumento se ha depositado.'],
        ['Cálculo de la pérdida', 'Ingresos antes y después, línea por línea, con sus fuentes.'],
      ],
      optional: [
        ['Datos aduaneros', 'Las cifras en las que se apoya el cálculo.'],
        ['Plan de reforma', 'Qué cambiará, quién responde y para cuándo.'],
        ['Presupuesto', 'Cómo se emplearía el apoyo.'],
      ],
      start: {
        title: '¿Listo para presentar su solicitud?',
        lead: 'Necesita una cuenta para presentarla.',
        action: 'Iniciar una solicitud',
        login: 'Iniciar sesión',
      },
    },
  },
  credit: {
    title: 'Solicitudes al Fondo de Crédito',
    lead: 'Para empresas, instituciones financieras y empresas estatales: financiación comercial de proyectos que aumentan el comercio intraafricano.',
    primary: 'Comprobar mi elegibilidad',
    secondary: 'Iniciar una solicitud',
    facts: [
      ['Para quién', 'Empresas, pymes, bancos, empresas estatales'],
      ['Formulario', 'Por secciones, guardado a medida que avanza'],
      ['Idiomas', 'Seis'],
    ],
    rules: {
      title: 'Criterios de inversión',
      lead: 'Las seis reglas deben cumplirse el día en que envía la solicitud. Los umbrales se fijan por fondo y se muestran en el formulario.',
      rules: [
        ['Ubicado en un Estado Parte', 'El solicitante está constituido en un Estado Parte y trabaja en él.'],
        ['Sector', 'La actividad no figura en la lista de exclusión.'],
        ['Cuentas', 'Hay tres años de cuentas disponibles; dos para pequeñas y medianas empresas.'],
        ['Aportación propia', 'La parte del solicitante alcanza el mínimo que ha fijado el fondo.'],
        ['Efecto en el comercio', 'El proyecto indica en cifras lo que añade al comercio intraafricano.'],
        ['Integridad', 'Ni el solicitante ni sus propietarios están en mora o sujetos a sanciones.'],
      ],
      check: {
        title: '¿Tiene dudas sobre alguna?',
        lead: 'Haga la comprobación. Nombra la regla que no se cumple y dice qué hacer.',
        action: 'Comprobar mi elegibilidad',
      },
    },
    processHead: {
      title: 'Proceso de solicitud',
      lead: 'Dos pasos son suyos y tres son nuestros. Cada cambio de paso queda fechado en su espacio.',
    },
    process: [
      [
        'Prepare sus documentos',
        'Son obligatorios el registro, las cuentas auditadas, el plan de negocio y la prueba de propiedad.',
      ],
      ['Rellene el formulario y envíelo', 'Guarde y vuelva cuando quiera. Obtiene un recibo numerado.'],
      ['Revisión del expediente', 'Si falta algo, solo se le reabre esa sección.'],
      [
        'Evaluación según cinco criterios',
        'Efecto en el comercio africano, viabilidad comercial, promotor y gobernanza, medio ambiente y sociedad, y empleos para mujeres y jóvenes.',
      ],
      ['Decisión y acuerdo', 'El resultado y sus razones aparecen en su espacio y por correo electrónico.'],
    ],
    form: {
      title: 'Formulario de solicitud',
      lead: 'El formulario se rellena en línea. Estos son los documentos que pide, para que pueda reunirlos antes. También puede imprimir un formulario en blanco (PDF).',
      required: [
        ['Certificado de registro', 'De la empresa o institución que presenta la solicitud.'],
        ['Cuentas auditadas', 'Tres años; dos para pequeñas y medianas empresas.'],
        ['Plan de negocio', 'Mercado, costes, financiación y reembolso.'],
        ['Prueba de propiedad', 'Todos los que poseen una parte, hasta sumar el 100 %.'],
      ],
      optional: [
        ['Modelo financiero', 'En hoja de cálculo, con sus supuestos.'],
        ['Estudio de viabilidad', 'Para plantas nuevas y grandes ampliaciones.'],
        ['Estudio ambiental', 'Cuando el proyecto afecta a tierras, agua o personas.'],
      ],
      start: {
        title: '¿Listo para presentar su solicitud?',
        lead: 'Necesita una cuenta para presentarla.',
        action: 'Iniciar una solicitud',
        login: 'Iniciar sesión',
      },
    },
  },
};
