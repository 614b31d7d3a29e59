import type { FundsWords } from '../words.ts';

export const funds: FundsWords = {
  base: {
    title: 'Candidaturas ao Fundo de Base',
    lead: 'Para os Estados Partes e os seus organismos: apoio à perda de receita aduaneira e à aplicação do Acordo e dos seus protocolos.',
    primary: 'Verificar a minha elegibilidade',
    secondary: 'Iniciar uma candidatura',
    facts: [
      ['Para quem', 'Organismos públicos e comunidades regionais'],
      ['Formulário', 'Por secções, guardado à medida que avança'],
      ['Línguas', 'Seis'],
    ],
    rules: {
      title: 'Critérios de elegibilidade',
      lead: 'As cinco regras têm de estar cumpridas no dia em que envia a candidatura.',
      rules: [
        [
          'Organismo público',
          'O candidato é um ministério, uma autoridade tributária ou aduaneira, um comité nacional, outro organismo público ou uma comunidade económica regional.',
        ],
        ['Estado Parte', 'O país é um Estado Parte no Acordo.'],
        ['Instrumento depositado', 'O instrumento de ratificação foi depositado. Carrega a respetiva prova.'],
        ['Oferta pautal', 'A oferta pautal está em vigor, ou é anexado um plano de trabalho com datas.'],
        ['Apoio formal', 'O ministério responsável apoia o pedido numa carta assinada.'],
      ],
      check: {
        title: 'Tem dúvidas sobre alguma delas?',
        lead: 'Faça a verificação. Indica a regra que não é cumprida e o que fazer.',
        action: 'Verificar a minha elegibilidade',
      },
    },
    processHead: {
      title: 'Processo de candidatura',
      lead: 'Dois passos são seus, três são nossos. Cada mudança de passo fica datada na sua área.',
    },
    process: [
      [
        'Prepare os seus documentos',
        'A carta de apoio, a prova de ratificação e o cálculo da perda são obrigatórios.',
      ],
      ['Preencha o formulário e envie-o', 'Guarde e volte quando quiser. Recebe um recibo numerado.'],
      ['Verificação do processo', 'Se faltar alguma coisa, só essa secção lhe é reaberta.'],
      [
        'Análise segundo cinco critérios',
        'Necessidade quantificada, compromisso de reforma, viabilidade, valor acrescentado e efeito nas mulheres, nos jovens e na região.',
      ],
      ['Decisão e acordo', 'O resultado e as razões aparecem na sua área e por e-mail.'],
    ],
    form: {
      title: 'Formulário de candidatura',
      lead: 'O formulário é preenchido em linha. Estes são os documentos que pede, para que os possa reunir primeiro. Também pode imprimir um formulário em branco (PDF).',
      required: [
        ['Carta de apoio', 'Assinada pelo ministério responsável pelo comércio ou pelas finanças.'],
        ['Prova de ratificação', 'Prova de que o instrumento foi depositado.'],
        ['Cálculo da perda', 'Receita antes e depois, linha a linha, com as fontes.'],
      ],
      optional: [
        ['Dados aduaneiros', 'Os números em que o cálculo assenta.'],
        ['Plano de reforma', 'O que mudará, quem é responsável e até quando.'],
        ['Orçamento', 'Como o apoio seria utilizado.'],
      ],
      start: {
        title: 'Pronto para se candidatar?',
        lead: 'Precisa de uma conta para se candidatar.',
        action: 'Iniciar uma candidatura',
        login: 'Iniciar sessão',
      },
    },
  },
  credit: {
    title: 'Candidaturas ao Fundo de Crédito',
    lead: 'Para empresas, instituições financeiras e empresas públicas: financiamento comercial de projetos que aumentam o comércio intra-africano.',
    primary: 'Verificar a minha elegibilidade',
    secondary: 'Iniciar uma candidatura',
    facts: [
      ['Para quem', 'Empresas, PME, bancos, empresas públicas'],
      ['Formulário', 'Por secções, guardado à medida que avança'],
      ['Línguas', 'Seis'],
    ],
    rules: {
      title: 'Critérios de investimento',
      lead: 'As seis regras têm de estar cumpridas no dia em que envia a candidatura. Os limiares são definidos por fundo e mostrados no formulário.',
      rules: [
        [
          'Situado num Estado Parte',
          'O candidato está constituído num Estado Parte e aí exerce a sua atividade.',
        ],
        ['Setor', 'A atividade não consta da lista de exclusão.'],
        ['Contas', 'Estão disponíveis três anos de contas; dois para pequenas e médias empresas.'],
        ['Contribuição própria', 'A parte do candidato atinge o mínimo definido pelo fundo.'],
        ['Efeito no comércio', 'O projeto indica, em números, o que acrescenta ao comércio intra-africano.'],
        ['Integridade', 'Nem o candidato nem os seus proprietários estão em incumprimento ou sob sanções.'],
      ],
      check: {
        title: 'Tem dúvidas sobre alguma delas?',
        lead: 'Faça a verificação. Indica a regra que não é cumprida e o que fazer.',
        action: 'Verificar a minha elegibilidade',
      },
    },
    processHead: {
      title: 'Processo de candidatura',
      lead: 'Dois passos são seus, três são nossos. Cada mudança de passo fica datada na sua área.',
    },
    process: [
      [
        'Prepare os seus documentos',
        'O registo, as contas auditadas, o plano de negócios e a prova de propriedade são obrigatórios.',
      ],
      ['Preencha o formulário e envie-o', 'Guarde e volte quando quiser. Recebe um recibo numerado.'],
      ['Verificação do processo', 'Se faltar alguma coisa, só essa secção lhe é reaberta.'],
      [
        'Análise segundo cinco critérios',
        'Efeito no comércio africano, viabilidade comercial, promotor e governação, ambiente e sociedade, e empregos para mulheres e jovens.',
      ],
      ['Decisão e acordo', 'O resultado e as razões aparecem na sua área e por e-mail.'],
    ],
    form: {
      title: 'Formulário de candidatura',
      lead: 'O formulário é preenchido em linha. Estes são os documentos que pede, para que os possa reunir primeiro. Também pode imprimir um formulário em branco (PDF).',
      required: [
        ['Certidão de registo', 'Da empresa ou instituição que se candidata.'],
        ['Contas auditadas', 'Três anos; dois para pequenas e médias empresas.'],
        ['Plano de negócios', 'Mercado, custos, financiamento e reembolso.'],
        ['Prova de propriedade', 'Todos os que detêm uma parte, somando 100%.'],
      ],
      optional: [
        ['Modelo financeiro', 'Em folha de cálculo, com os pressupostos.'],
        ['Estudo de viabilidade', 'Para novas fábricas e grandes ampliações.'],
        ['Estudo ambiental', 'Quando o projeto afeta terras, água ou pessoas.'],
      ],
      start: {
        title: 'Pronto para se candidatar?',
        lead: 'Precisa de uma conta para se candidatar.',
        action: 'Iniciar uma candidatura',
        login: 'Iniciar sessão',
      },
    },
  },
};
