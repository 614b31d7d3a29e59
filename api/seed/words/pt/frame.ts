import type { FrameWords } from '../words.ts';

export const frame: FrameWords = {
  header: { brand: 'Fundo de Ajustamento', product: 'Portal' },
  footer: {
    tagline: 'Candidaturas ao Fundo de Base e ao Fundo de Crédito, num só lugar.',
    assistance: 'Assistência',
    compliance: 'Conformidade',
    stayInTouch: 'Manter contacto',
    stayInTouchNote: 'Escreva-nos em qualquer das seis línguas do portal.',
    copyright: '© 2025 Portal do Fundo de Ajustamento. Todos os direitos reservados.',
    note: 'Demonstração com dados de exemplo. Não é um sítio oficial.',
    logos: ['Secretariado do tratado', 'Banco de desenvolvimento', 'Gestor do fundo'],
  },
  faqs: {
    title: 'Perguntas frequentes',
    lead: 'Respostas curtas sobre os dois fundos, o formulário e a sua conta.',
  },
  contactUs: {
    title: 'Contacte-nos',
    lead: 'Escreva-nos em qualquer das seis línguas do portal. Recebe logo um número de processo e depois uma resposta por e-mail.',
    offices: { title: 'Escritórios', lead: 'Os endereços e os números são exemplos.' },
    form: { title: 'Escreva-nos', lead: 'Tenha à mão o número da candidatura, se o tiver.' },
  },
  emails: {
    contactReceived: {
      subject: 'Recebemos a sua mensagem [{{ticketNumber}}]',
      body: `Obrigado pela sua mensagem. O número do processo é {{ticketNumber}}.

Uma pessoa irá lê-la e responder para este endereço.`,
    },
    contactReply: {
      subject: 'Re: {{subject}} [{{ticketNumber}}]',
      body: `Obrigado por nos ter escrito. Para nos responder, use a nossa página de contacto e indique {{ticketNumber}} no assunto.

Eis a nossa resposta.`,
    },
    interestReceived: {
      subject: 'Obrigado pelo seu interesse',
      body: `Registámos o seu interesse no Fundo de Ajustamento e escrever-lhe-emos quando houver novidades.

Se não o pediu, diga-nos através da página de contacto e removeremos o seu endereço.`,
    },
  },
};
