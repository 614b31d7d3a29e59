import type { NewsWords } from '../words.ts';

export const news: NewsWords = {
  title: 'Notícias e recursos',
  lead: 'Guias e avisos para candidatos. Todos os artigos são exemplos escritos para este portal.',
  posts: [
    {
      title: 'Como fazer um cálculo de perda pautal linha a linha',
      summary: 'O que preparar antes de abrir o formulário do Fundo de Base.',
      alt: 'Desenho de uma folha de cálculo com uma linha assinalada',
      body: `
Um pedido por receita aduaneira perdida é mais fácil de analisar quando cada número pode ser rastreado. Trabalhe por capítulo do Sistema Harmonizado e mantenha uma linha para cada um.

## Quatro colunas por linha

- o valor das importações provenientes de Estados Partes no ano de base;
- a taxa do direito antes de a oferta pautal produzir efeitos;
- a taxa do direito que se aplica agora;
- a diferença de receita, calculada a partir das três primeiras.

## Três erros comuns

1. As importações de fora da zona de comércio também são contadas.
2. O ano de base é um ano em que o comércio foi interrompido.
3. Isenções que já existiam são tratadas como perda.

Guarde o extrato aduaneiro junto da folha. Quem analisa escolherá algumas linhas e segui-las-á até à origem. [Leia primeiro os critérios de elegibilidade](/applications/base-fund#eligibility).`,
    },
    {
      title: 'Documentos do Fundo de Crédito: o que significa «contas auditadas»',
      summary: 'Três anos para empresas, dois para pequenas e médias empresas.',
      alt: 'Desenho de duas folhas de papel com um visto',
      body: `
O Fundo de Crédito pede contas examinadas por um auditor independente. O relatório do auditor faz parte do processo: um balanço sozinho não basta.

- **Empresas e instituições** carregam os três últimos exercícios.
- **Pequenas e médias empresas** carregam os dois últimos.
- **Sociedades de projeto** mais recentes carregam as contas dos seus promotores.

Ponha cada ano num PDF de 5 MB no máximo. Se as contas não estiverem numa das seis línguas do portal, junte uma tradução dos quadros principais.`,
    },
    {
      title: 'O que os avaliadores procuram num programa de reforma',
      summary: 'Um percurso pelos cinco critérios do Fundo de Base.',
      alt: 'Desenho de uma ficha de pontuação com cinco barras',
      body: `
Cada candidatura ao Fundo de Base é pontuada segundo cinco critérios. Os pesos são publicados, para que veja onde o esforço compensa.

- **Necessidade quantificada, 30%.** A perda ou a lacuna é medida e o método é explicado.
- **Compromisso de reforma, 25%.** O plano indica medidas, datas e responsáveis.
- **Viabilidade, 20%.** Pessoas, sistemas e dinheiro existem ou estão orçamentados.
- **Valor acrescentado, 15%.** O apoio torna possível o que não aconteceria sem ele.
- **Mulheres, jovens e região, 10%.** Quem ganha, e o que isso traz aos vizinhos.

Um plano curto com datas pontua melhor do que um longo sem elas.`,
    },
    {
      title: 'O portal fala agora seis línguas',
      summary: 'Inglês, francês, português, árabe, espanhol e suaíli.',
      alt: 'Desenho de uma página de calendário ao lado de uma faixa tecida',
      body: `
As páginas públicas, os formulários e as mensagens existem nas seis línguas da comunidade do Acordo. Escolha uma no topo de qualquer página; a escolha fica no seu dispositivo.

Pode preencher o formulário em qualquer das seis. Os e-mails seguem a língua do seu perfil. Quando um texto ainda não está traduzido, mostra-se o inglês, assinalado como tal.

Encontrou uma frase que podia ser melhor? [Escreva-nos](/contact-us).`,
    },
  ],
};
