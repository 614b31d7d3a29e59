import type { TemplateTable, WorkflowMail } from './template.ts';

export const workflow: Pick<TemplateTable, WorkflowMail> = {
  'application-status': ({ applicationNumber, status, message }, { myApplications }) => ({
    subject: `Candidatura ${applicationNumber}: novidades`,
    paragraphs: [
      {
        ON_HOLD: `A sua candidatura ${applicationNumber} está suspensa. Não tem nada a fazer até voltarmos a escrever.`,
        RELEASED: `Retomámos a sua candidatura ${applicationNumber} onde tinha sido suspensa.`,
        WITHDRAWN: `A sua candidatura ${applicationNumber} foi retirada. Se não o pediu, escreva-nos.`,
        EXPIRED: `A sua candidatura ${applicationNumber} foi encerrada, porque as alterações pedidas não chegaram a tempo.`,
        REOPENED: `A sua candidatura ${applicationNumber} foi reaberta e está em análise.`,
      }[status],
    ],
    quote: message,
    link: { label: 'Abrir a minha candidatura', href: myApplications },
  }),
  'confirm-entry': ({ applicationNumber, projectTitle, link, code, days }) => ({
    subject: `Confirme a candidatura ${applicationNumber}`,
    paragraphs: [
      `Foi registada uma candidatura em seu nome: ${applicationNumber}, «${projectTitle}».`,
      `Abra a ligação no prazo de ${days} dias, leia o que foi registado e confirme na página, ou introduza o número e este código. Abrir a ligação, só por si, não confirma nada. Também pode ler o código à pessoa que a registou.`,
      'Se não deu o seu acordo, diga-o na mesma página.',
    ],
    code,
    link: { label: 'Ler e confirmar a candidatura', href: link },
  }),
  'entry-handed-over': ({ applicationNumber }, { home }) => ({
    subject: `Candidatura ${applicationNumber}: entregue`,
    paragraphs: [
      `A candidatura ${applicationNumber} está agora apenas nas mãos do candidato.`,
      'A partir de agora só a conta do candidato a pode alterar, reenviar ou retirar.',
    ],
    link: { label: home, href: home },
  }),
  'entry-refused': ({ applicationNumber, projectTitle, link, message }) => ({
    subject: `O candidato recusou a candidatura ${applicationNumber}`,
    paragraphs: [
      `A candidatura ${applicationNumber}, «${projectTitle}», foi registada pela equipa em nome de um candidato. O candidato declara que não deu o seu acordo.`,
      'Não pode ser recomendada nem aprovada. Apure o que aconteceu e depois retire-a ou volte a perguntar ao candidato.',
    ],
    quote: message,
    link: { label: 'Abrir a candidatura', href: link },
  }),
  'review-assigned': ({ applicationNumber, projectTitle, assignedBy, dueOn, link }) => ({
    subject: `Candidatura ${applicationNumber} para avaliar`,
    paragraphs: [
      `${assignedBy} pede-lhe que avalie a candidatura ${applicationNumber}, «${projectTitle}».`,
      ...(dueOn === '' ? [] : [`Conclua a sua avaliação até ${dueOn}.`]),
      'Declare primeiro se tem um conflito de interesses.',
    ],
    link: { label: 'Abrir a candidatura', href: link },
  }),
  'return-reminder': ({ applicationNumber, endsOn, isLast }, { myApplications }) => ({
    subject: `Candidatura ${applicationNumber}: as suas alterações ainda faltam`,
    paragraphs: [
      `A data para as suas alterações à candidatura ${applicationNumber} já passou.`,
      `Envie-as até ${endsOn}. Depois disso, a candidatura será encerrada.`,
      ...(isLast ? ['Este é o último aviso.'] : []),
    ],
    link: { label: 'Abrir a minha candidatura', href: myApplications },
  }),
  'draft-notice': ({ projectTitle, deletedOn }, { myApplications }) => ({
    subject: 'O seu rascunho vai ser eliminado',
    paragraphs: [
      `O seu rascunho «${projectTitle}» não é aberto há muito tempo.`,
      `Será eliminado em ${deletedOn}, a menos que o continue.`,
    ],
    link: { label: 'Abrir a minha candidatura', href: myApplications },
  }),
  'review-reminder': ({ applicationNumber, dueOn, isOverdue }, { reviewApplications }) => ({
    subject: `Análise da candidatura ${applicationNumber}`,
    paragraphs: [
      isOverdue
        ? `A sua análise da candidatura ${applicationNumber} devia estar pronta em ${dueOn} e está atrasada.`
        : `A sua análise da candidatura ${applicationNumber} deve estar pronta até ${dueOn}.`,
    ],
    link: { label: 'Abrir as minhas análises', href: reviewApplications },
  }),
  'fund-proposal': ({ fundTitle, proposedBy, what }, { funds }) => ({
    subject: `Uma alteração de ${fundTitle} espera por uma segunda pessoa`,
    paragraphs: [`${proposedBy} propõe: ${what}.`, 'Analise-a e aprove-a ou rejeite-a.'],
    link: { label: 'Abrir os fundos', href: funds },
  }),
  'fund-proposal-decided': ({ fundTitle, outcome, message }, { funds }) => ({
    subject: `A sua proposta para ${fundTitle}`,
    paragraphs: [
      {
        APPROVED: 'A sua proposta foi aprovada e executada.',
        REJECTED: 'A sua proposta foi rejeitada.',
        EXPIRED: 'A sua proposta expirou, porque ninguém decidiu a tempo.',
      }[outcome],
    ],
    quote: message,
    link: { label: 'Abrir os fundos', href: funds },
  }),
  'admin-proposal': ({ proposedBy, person }, { users }) => ({
    subject: 'Um novo administrador espera pela sua aprovação',
    paragraphs: [
      `${proposedBy} propõe ${person} como administrador.`,
      'Aprove ou rejeite. O convite só é enviado depois da sua aprovação.',
    ],
    link: { label: 'Abrir a gestão de utilizadores', href: users },
  }),
  'admin-proposal-decided': ({ person, outcome, message }, { users }) => ({
    subject: `A sua proposta: ${person} como administrador`,
    paragraphs: [outcome],
    quote: message,
    link: { label: 'Abrir a gestão de utilizadores', href: users },
  }),
  'ledger-difference': ({ fundTitle, difference }, { funds }) => ({
    subject: `O registo de ${fundTitle} não bate certo`,
    paragraphs: [
      `A verificação noturna encontrou uma diferença: ${difference}.`,
      'Não movimente dinheiro deste fundo antes de ela estar explicada.',
    ],
    link: { label: 'Abrir os fundos', href: funds },
  }),
};
