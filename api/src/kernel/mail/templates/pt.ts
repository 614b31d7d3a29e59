import { fromContent } from './from-content.ts';
import type { Templates } from './template.ts';
import { workflow } from './workflow.pt.ts';

export const pt: Templates = {
  greeting: (firstName) => (firstName === '' ? 'Olá,' : `Olá ${firstName},`),
  farewell: 'Com os melhores cumprimentos,\nAdjustment Fund Portal',
  footer:
    'Esta mensagem foi enviada automaticamente. Ninguém do fundo lhe pedirá a sua palavra-passe nem um código.',
  'confirm-email': ({ link, hours }) => ({
    subject: 'Confirme o seu endereço de e-mail',
    paragraphs: [
      'Obrigado por se registar no Adjustment Fund Portal.',
      `Confirme o seu endereço de e-mail no prazo de ${hours} horas. Depois poderá iniciar sessão.`,
      'Se não se registou, ignore esta mensagem.',
    ],
    link: { label: 'Confirmar o meu endereço de e-mail', href: link },
  }),
  'confirm-news': ({ link, hours }) => ({
    subject: 'Podemos enviar-lhe as nossas novidades?',
    paragraphs: [
      'Pediu para receber novidades do Fundo por e-mail.',
      `Confirme-o no prazo de ${hours} horas. Sem isso, nada lhe será enviado.`,
      'Se não foi você, ignore esta mensagem.',
    ],
    link: { label: 'Sim, enviem-me novidades', href: link },
  }),
  'account-exists': ({ link }) => ({
    subject: 'Já tem uma conta',
    paragraphs: [
      'Alguém, provavelmente a própria pessoa, tentou registar-se com este endereço. Já existe uma conta para ele.',
      'Pode iniciar sessão ou escolher uma nova palavra-passe, caso a tenha esquecido.',
    ],
    link: { label: 'Ir para o início de sessão', href: link },
  }),
  'account-invited': ({ link, hours, role }) => ({
    subject: 'A sua conta no Adjustment Fund Portal',
    paragraphs: [
      `Foi criada para si uma conta com o papel "${role}".`,
      `Escolha a sua palavra-passe no prazo de ${hours} horas.`,
    ],
    link: { label: 'Escolher a minha palavra-passe', href: link },
  }),
  'sign-in-code': ({ code, minutes }) => ({
    subject: 'O seu código de início de sessão',
    paragraphs: [
      `Introduza este código para concluir o início de sessão. É válido durante ${minutes} minutos e só pode ser usado uma vez.`,
      'Se não tentou iniciar sessão, alguém conhece a sua palavra-passe: altere-a.',
    ],
    code,
  }),
  'new-sign-in': ({ at, device, ip, link }) => ({
    subject: 'Novo início de sessão na sua conta',
    paragraphs: [
      `A sua conta foi usada num dispositivo que ainda não conhecíamos: ${device}, endereço ${ip}, ${at}.`,
      'Se foi a própria pessoa, não é preciso fazer nada. Caso contrário, escolha uma nova palavra-passe; todas as sessões serão encerradas.',
    ],
    link: { label: 'Ver os meus inícios de sessão', href: link },
  }),
  'account-locked': ({ minutes }) => ({
    subject: 'A sua conta está bloqueada por algum tempo',
    paragraphs: [
      `Houve demasiadas tentativas erradas de início de sessão; a sua conta fica bloqueada durante ${minutes} minutos.`,
      'Se não foi a própria pessoa, escolha uma nova palavra-passe assim que estiver aberta de novo.',
    ],
  }),
  'reset-code': ({ code, link, minutes }) => ({
    subject: 'Escolha uma nova palavra-passe',
    paragraphs: [
      `Use este código ou a ligação para escolher uma nova palavra-passe. São válidos durante ${minutes} minutos.`,
      'Se não fez este pedido, ignore esta mensagem: a sua palavra-passe não muda.',
    ],
    code,
    link: { label: 'Escolher uma nova palavra-passe', href: link },
  }),
  'password-changed': ({ at, link }) => ({
    subject: 'A sua palavra-passe foi alterada',
    paragraphs: [
      `A palavra-passe da sua conta foi alterada (${at}) e as suas outras sessões foram encerradas.`,
      'Se não foi a própria pessoa, escolha de imediato uma nova palavra-passe e escreva-nos.',
    ],
    link: { label: 'Escolher uma nova palavra-passe', href: link },
  }),
  'factor-changed': ({ change, at, link }) => ({
    subject: 'A proteção da sua conta mudou',
    paragraphs: [
      `${change} (${at}).`,
      'Se não foi você, escolha imediatamente uma nova palavra-passe e escreva-nos.',
    ],
    link: { label: 'Ver o meu perfil', href: link },
  }),
  'email-change': ({ newEmail, link, hours }) => ({
    subject: 'Confirme outro endereço de e-mail',
    paragraphs: [
      `O endereço de e-mail da sua conta vai passar a ser ${newEmail}.`,
      `Confirme no prazo de ${hours} horas. A mudança conta quando o endereço atual e o novo tiverem dito que sim.`,
      'Se não pediu isto, não o confirme e escolha uma nova palavra-passe.',
    ],
    link: { label: 'Confirmar a mudança', href: link },
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'O seu endereço de e-mail mudou',
    paragraphs: [
      `A partir de agora a sua conta tem o endereço ${newEmail} e todas as sessões foram terminadas.`,
      'Se não foi você, escreva-nos imediatamente.',
    ],
  }),
  'application-received': ({ applicationNumber, fundTitle, projectTitle, receipt }, { myApplications }) => ({
    subject: `Candidatura ${applicationNumber} recebida`,
    paragraphs: [
      `Recebemos a sua candidatura ${applicationNumber}, "${projectTitle}", ao ${fundTitle}.`,
      'Escreveremos quando o seu estado mudar. Pode acompanhá-la na sua área de trabalho.',
      ...(receipt ? [`Recibo (SHA-256): ${receipt}`] : []),
    ],
    link: { label: 'As minhas candidaturas', href: myApplications },
  }),
  'application-returned': ({ applicationNumber, message, dueAt }, { myApplications }) => ({
    subject: `Candidatura ${applicationNumber}: alterações pedidas`,
    paragraphs: [`Altere as partes indicadas da sua candidatura e envie-a de novo até ${dueAt}.`],
    quote: message,
    link: { label: 'Abrir a minha candidatura', href: myApplications },
  }),
  'application-decided': ({ applicationNumber, decision, message }, { myApplications }) => ({
    subject: `Candidatura ${applicationNumber}: decisão`,
    paragraphs: [
      {
        APPROVED: `A sua candidatura ${applicationNumber} foi aprovada.`,
        REJECTED: `A sua candidatura ${applicationNumber} não foi aprovada.`,
        INELIGIBLE: `A sua candidatura ${applicationNumber} não é elegível.`,
      }[decision],
    ],
    quote: message,
    link: { label: 'Abrir a minha candidatura', href: myApplications },
  }),
  'message-reply': ({ applicationNumber, message }, { myApplications }) => ({
    subject: `Nova mensagem sobre a candidatura ${applicationNumber}`,
    paragraphs: ['Tem uma nova mensagem sobre a sua candidatura.'],
    quote: message,
    link: { label: 'Abrir a minha candidatura', href: myApplications },
  }),
  ...workflow,
  'file-infected': ({ fileName, threat }) => ({
    subject: `Um ficheiro foi removido: ${fileName}`,
    paragraphs: [
      `O antivírus encontrou “${threat}” no ficheiro “${fileName}” que carregou. O ficheiro foi removido e já não pode ser aberto.`,
      'Limpe o computador de onde veio e carregue uma cópia limpa onde o ficheiro é necessário.',
    ],
  }),
  'from-content': fromContent,
};
