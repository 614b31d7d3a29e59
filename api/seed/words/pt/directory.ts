import type { DirectoryWords } from '../words.ts';

export const directory: DirectoryWords = {
  partners: [
    {
      name: 'Secretariado da ZCLCA',
      role: 'Fundador',
      logoAlt: 'Sinal desenhado: um triângulo num círculo',
      description: 'Zela pelo Acordo a partir da sua sede em Acra e criou o Fundo com o banco.',
    },
    {
      name: 'Afreximbank',
      role: 'Fundador',
      logoAlt: 'Sinal desenhado: um pórtico com colunas',
      description:
        'O Banco Africano de Exportação-Importação. Concedeu a primeira facilidade e um donativo para iniciar o Fundo de Base.',
    },
    {
      name: 'FEDA',
      role: 'Gestor do fundo',
      logoAlt: 'Sinal desenhado: um losango dentro de outro',
      description:
        'O Fundo para o Desenvolvimento das Exportações em África, investidor de impacto do grupo Afreximbank.',
    },
    {
      name: 'Comissão da União Africana',
      role: 'Mandato',
      logoAlt: 'Sinal desenhado: um anel à volta de uma roda',
      description: 'A Conferência da União mandatou o Fundo. A Comissão é citada entre os seus fundadores.',
    },
    {
      name: 'República do Ruanda',
      role: 'País anfitrião',
      logoAlt: 'Sinal desenhado: três filas de colinas',
      description: 'Acolhe o Fundo em Kigali ao abrigo de um acordo assinado em março de 2023.',
    },
    {
      name: 'Comunidades Económicas Regionais',
      role: 'Regional',
      logoAlt: 'Sinal desenhado: quatro quadrados lado a lado',
      description: 'Os alicerces do mercado continental. Podem candidatar-se ao Fundo de Base.',
    },
  ],
  offices: [
    {
      label: 'Sede (exemplo)',
      address: '1 Example Avenue, Kigali, Ruanda',
      openingHours: 'De segunda a sexta-feira, das 9h00 às 17h00, hora de Kigali',
    },
    {
      label: 'Gabinete de ligação (exemplo)',
      address: '2 Example Street, Acra, Gana',
      openingHours: 'De segunda a sexta-feira, das 9h00 às 16h00, hora de Acra',
    },
  ],
};
