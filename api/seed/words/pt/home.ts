import type { HomeWords } from '../words.ts';

export const home: HomeWords = {
  hero: {
    title: 'Um comércio mais livre muda o que os Estados arrecadam e como as empresas competem.',
    lead: 'O Fundo de Ajustamento ajuda os Estados Partes e as empresas a adaptarem-se ao mercado continental. Candidate-se ao Fundo de Base ou ao Fundo de Crédito, guarde à medida que avança e acompanhe cada passo da decisão.',
    primary: 'Iniciar uma candidatura',
    secondary: 'Sobre o Fundo de Ajustamento',
  },
  starter: {
    title: 'Qual é o fundo para si?',
    lead: 'Diga-nos quem se candidata.',
    choices: [
      ['Um organismo público', 'Ministério, alfândega ou autoridade tributária, comunidade regional'],
      ['Uma empresa ou PME', 'Qualquer setor que não conste da lista de exclusão'],
      ['Um banco ou instituição financeira', 'Para emprestar a empresas que comerciam em África'],
    ],
    action: 'Verificar a elegibilidade',
    note: 'Cerca de dois minutos. Sem conta.',
  },
  cloth: {
    strips: '54 faixas, um só tecido. Cada faixa é um signatário do Acordo.',
    woven: '48 estão tecidas: instrumento depositado, fevereiro de 2025.',
  },
  intro: {
    title: 'Dois fundos, dois tipos de apoio',
    lead: 'Cada fundo tem os seus critérios e o seu formulário. Veja que regras cumpre, quais não cumpre e o que fazer a seguir.',
  },
  funds: [
    {
      title: 'Fundo de Base',
      audience: 'Para os Estados e os seus organismos',
      points: [
        'Receita aduaneira perdida com a descida dos direitos',
        'Aplicação do Acordo, dos seus protocolos e anexos',
        'Ajuda técnica à reforma aduaneira e comercial',
      ],
      action: 'Verificar a minha elegibilidade',
      note: '5 critérios',
      links: ['Critérios de elegibilidade', 'Processo de candidatura', 'Formulário de candidatura'],
    },
    {
      title: 'Fundo de Crédito',
      audience: 'Para empresas, bancos e empresas públicas',
      points: [
        'Crescimento na indústria, agronegócio, transportes e serviços',
        'Empréstimos, garantias e linhas de crédito para o comércio intra-africano',
        'Empresas lideradas por mulheres e por jovens',
      ],
      action: 'Verificar a minha elegibilidade',
      note: '6 critérios',
      links: ['Critérios de investimento', 'Processo de candidatura', 'Formulário de candidatura'],
    },
  ],
  stepsHead: {
    title: 'Como funciona',
    lead: 'Três passos são seus, três são nossos. A sua área diz sempre de quem é a vez.',
  },
  steps: [
    ['Verificar a elegibilidade', 'Cinco ou seis regras para ler, sem conta.'],
    ['Registar-se', 'Uma conta para a sua organização.'],
    ['Preencher e enviar', 'Cada campo é guardado enquanto escreve.'],
    ['Verificação do processo', 'Pedimos o que falta.'],
    ['Análise', 'Pontuada segundo critérios publicados.'],
    ['Decisão', 'Recebe o resultado e as razões.'],
  ],
  figuresHead: { title: 'Números-chave', lead: '' },
  figures: [
    ['dos 55 membros da União Africana assinaram', 'Em fevereiro de 2025'],
    ['depositaram o seu instrumento', 'Em fevereiro de 2025'],
    ['das linhas pautais a liberalizar primeiro', 'Em 5 anos; 10 para os países menos avançados'],
    ['fundos abertos a candidaturas', 'Fundo de Base e Fundo de Crédito'],
  ],
  postsHead: { title: 'Notícias e recursos', lead: '', link: 'Todos os artigos' },
  partnersHead: { title: 'Parceiros', lead: '', link: 'Os nossos parceiros' },
  questionsHead: {
    title: 'Perguntas comuns',
    lead: 'Não encontrou? Escreva-nos e uma pessoa responderá.',
    link: 'Ver todas as perguntas',
  },
};
