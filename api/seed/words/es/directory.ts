import type { DirectoryWords } from '../words.ts';

export const directory: DirectoryWords = {
  partners: [
    {
      name: 'Secretaría del AfCFTA',
      role: 'Fundador',
      logoAlt: 'Signo dibujado: un triángulo en un círculo',
      description: 'Vela por el Acuerdo desde su sede en Acra y creó el Fondo junto con el banco.',
    },
    {
      name: 'Afreximbank',
      role: 'Fundador',
      logoAlt: 'Signo dibujado: un pórtico con columnas',
      description:
        'El Banco Africano de Exportación e Importación. Aportó la primera línea y una donación para poner en marcha el Fondo Base.',
    },
    {
      name: 'FEDA',
      role: 'Gestor del fondo',
      logoAlt: 'Signo dibujado: un rombo dentro de otro',
      description:
        'El Fondo para el Desarrollo de las Exportaciones en África, inversor de impacto del grupo Afreximbank.',
    },
    {
      name: 'Comisión de la Unión Africana',
      role: 'Mandato',
      logoAlt: 'Signo dibujado: un anillo alrededor de una rueda',
      description: 'La Asamblea de la Unión dio mandato al Fondo. La Comisión se cita entre sus fundadores.',
    },
    {
      name: 'República de Ruanda',
      role: 'País anfitrión',
      logoAlt: 'Signo dibujado: tres filas de colinas',
      description: 'Acoge el Fondo en Kigali en virtud de un acuerdo firmado en marzo de 2023.',
    },
    {
      name: 'Comunidades Económicas Regionales',
      role: 'Regional',
      logoAlt: 'Signo dibujado: cuatro cuadrados juntos',
      description: 'Los pilares del mercado continental. Pueden presentar solicitudes al Fondo Base.',
    },
  ],
  offices: [
    {
      label: 'Sede (ejemplo)',
      address: '1 Example Avenue, Kigali, Ruanda',
      openingHours: 'De lunes a viernes, de 9:00 a 17:00, hora de Kigali',
    },
    {
      label: 'Oficina de enlace (ejemplo)',
      address: '2 Example Street, Acra, Ghana',
      openingHours: 'De lunes a viernes, de 9:00 a 16:00, hora de Acra',
    },
  ],
};
