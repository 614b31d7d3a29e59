import type { AboutWords } from '../words.ts';

export const about: AboutWords = {
  aboutUs: {
    title: 'Sobre o Fundo de Ajustamento',
    lead: 'Um comércio mais livre compensa ao longo dos anos, mas alguns dos seus custos chegam de imediato. O Fundo existe para ajudar Estados e empresas a atravessar esse intervalo.',
  },
  background: {
    title: 'Contexto',
    body: `
O Acordo que cria a Zona de Comércio Livre Continental Africana foi assinado em Kigali a 21 de março de 2018 e entrou em vigor a 30 de maio de 2019. O comércio ao seu abrigo começou a 1 de janeiro de 2021. Dos 55 membros da União Africana, 54 assinaram e 48 tinham depositado o instrumento de ratificação em fevereiro de 2025.

Os Estados acordaram liberalizar 90% das linhas pautais em cinco anos. Os países menos avançados têm dez, e um grupo de seis países (Etiópia, Madagáscar, Maláui, Sudão, Zâmbia e Zimbabué) tem quinze. Outros 7% das linhas são sensíveis e demoram mais; no máximo 3% podem ficar de fora.

Direitos mais baixos significam menos receita para alguns tesouros públicos e nova concorrência para algumas empresas, antes de os novos mercados o compensarem. Por isso, a Conferência da União Africana e os ministros responsáveis pelo comércio pediram um fundo de ajustamento. O secretariado do Acordo e o Banco Africano de Exportação-Importação (Afreximbank) criaram-no em conjunto.

## Marcos

- **Fevereiro de 2022.** O acordo sobre a gestão do Fundo de Base é assinado no Cairo.
- **Junho de 2022.** O Afreximbank renova uma facilidade de mil milhões de dólares para o ajustamento e acrescenta um donativo de 10 milhões de dólares para iniciar o Fundo de Base.
- **Março de 2023.** O Ruanda assina o acordo para acolher o Fundo em Kigali.
- **Setembro de 2023.** O Conselho reúne-se pela primeira vez.
- **Julho de 2025.** É noticiado o primeiro empréstimo do Fundo de Crédito: 10 milhões de dólares a um grupo de telecomunicações.

Estas datas e montantes vêm de fontes públicas, não das contas do Fundo.`,
  },
  overview: {
    title: 'Visão geral do Fundo de Ajustamento',
    body: `
A necessidade de apoio ao ajustamento no continente foi estimada em cerca de 10 mil milhões de dólares em cinco a dez anos. O Fundo reúne contribuições de natureza diferente e entrega cada uma na forma que lhe convém. Tem três partes.

- **Fundo de Base.** Contribuições dos Estados Partes, donativos e assistência técnica. Para Estados: receita aduaneira perdida e aplicação do Acordo. Aberto a candidaturas aqui.
- **Fundo Geral.** Financiamento concessional para as infraestruturas de que o comércio depende e para a indústria. Não aberto a candidaturas neste portal.
- **Fundo de Crédito.** Financiamento comercial para os setores público e privado. Aberto a candidaturas aqui.

Todos os membros da zona de comércio podem recorrer ao Fundo, quer já comerciem ao abrigo do Acordo, quer não. Os critérios são definidos pelos ministros do comércio, pelo Conselho e pelo seu comité, e o Fundo decide com independência de quem o financia.`,
  },
  mandate: {
    title: 'Mandato do Fundo de Ajustamento',
    body: `
O Fundo ajuda os Estados Partes e o seu setor privado a ajustarem-se ao mercado continental e a participarem nele. O seu mandato abrange quatro tipos de pressão que um comércio mais livre pode trazer:

- perda de receita aduaneira com a descida dos direitos;
- lacunas nas infraestruturas de que o comércio precisa;
- cadeias de abastecimento que mudam ou se rompem;
- empresas que têm de se reequipar para competir.

O gestor do Fundo é o Fundo para o Desenvolvimento das Exportações em África (FEDA), investidor de impacto do grupo Afreximbank, com sede em Kigali.`,
  },
  baseFundMandate: {
    title: 'Mandato do Fundo de Base',
    body: `
O Fundo de Base serve os Estados. Assenta em contribuições dos Estados Partes, donativos e assistência técnica. Apoia um Estado em duas coisas:

- compensar a receita aduaneira perdida com a descida dos direitos, com base num cálculo que possa ser verificado;
- aplicar o Acordo com os seus protocolos e anexos, das ofertas pautais nos sistemas aduaneiros às regras de origem e à facilitação do comércio.

O apoio acompanha a reforma: o Estado mostra o que fará, até quando, e como o medirá. [Ler os critérios de elegibilidade](/applications/base-fund#eligibility).`,
  },
  creditFundMandate: {
    title: 'Mandato do Fundo de Crédito',
    body: `
O Fundo de Crédito mobiliza e empresta financiamento comercial a empresas, instituições financeiras e empresas públicas cujos projetos aumentam o comércio intra-africano. As pequenas e médias empresas e as lideradas por mulheres e jovens são nomeadas na sua finalidade.

Os seus objetivos são o comércio, a indústria, uma economia mais diversificada e um crescimento que chegue a mais pessoas. Entre os setores estão a indústria transformadora, o agronegócio, os bens de consumo e o retalho, os serviços financeiros, a tecnologia, os transportes e a logística, os parques industriais e outras infraestruturas comerciais. [Ler os critérios de investimento](/applications/credit-fund#criteria).`,
  },
  partners: {
    title: 'Os nossos parceiros',
    lead: 'Entidades que fundaram, gerem, acolhem ou mandataram o Fundo, segundo fontes públicas. Os sinais são desenhos feitos para este portal, não os seus logótipos.',
  },
};
