import type { FaqWords } from '../words.ts';

export const faqs: FaqWords = {
  stopAndReturn: [
    'Posso parar e voltar à minha candidatura?',
    'Sim. Cada campo é guardado na sua conta, e fica no seu dispositivo quando a ligação falha. O formulário mostra a hora da última gravação.',
  ],
  onBehalf: [
    'Alguém pode candidatar-se pela minha organização?',
    'Sim. Quando não puder usar o formulário, o pessoal do Fundo pode introduzir uma candidatura em seu nome. O recibo também lhe é enviado. Quem introduziu uma candidatura nunca a pode analisar nem decidir.',
  ],
  fileTypes: [
    'Que tipos de ficheiro posso carregar?',
    'Documentos: DOC, DOCX, PDF e ODT, até 5 MB cada. Imagens: JPEG, WebP, PNG e SVG, até 2 MB cada. Algumas perguntas aceitam também folhas de cálculo (XLS, XLSX, ODS) ou um vídeo MP4.',
  ],
  howLong: [
    'Quanto tempo demora uma decisão?',
    'Não há um número fixo de dias. A sua área mostra a data de cada passo e de quem é a vez, e recebe um e-mail quando algo muda.',
  ],
  whatIs: [
    'O que é o Fundo de Ajustamento?',
    'Um fundo que ajuda os Estados Partes no acordo comercial continental, e as suas empresas, a adaptarem-se a um comércio mais livre. Tem um Fundo de Base para Estados e um Fundo de Crédito para empresas e instituições.',
  ],
  whichFund: [
    'A que fundo me devo candidatar?',
    'Os Estados, os seus organismos e as comunidades económicas regionais candidatam-se ao Fundo de Base. As empresas, os bancos e as empresas públicas candidatam-se ao Fundo de Crédito. Pode ter uma candidatura aberta por fundo.',
  ],
  official: [
    'Este é um sítio oficial?',
    'Não. É uma demonstração com dados de exemplo. Nada do que aqui é enviado chega a uma instituição real.',
  ],
  baseWho: [
    'Quem assina uma candidatura ao Fundo de Base?',
    'É enviada por um organismo público, com uma carta assinada do ministério responsável. A carta é um dos três documentos obrigatórios.',
  ],
  revenueLoss: [
    'O que conta como perda de receita aduaneira?',
    'A diferença entre os direitos cobrados sobre importações de Estados Partes antes de a oferta pautal produzir efeitos e os cobrados depois. Pode pedir menos do que a perda calculada, nunca mais.',
  ],
  creditAmount: [
    'Há um montante mínimo ou máximo?',
    'Cada fundo tem os seus limites, que o formulário mostra quando introduz um montante. Os números deste portal são exemplos.',
  ],
  audited: [
    'As minhas contas têm de ser auditadas?',
    'Sim: três exercícios, ou dois para pequenas e médias empresas. Uma sociedade de projeto mais recente carrega as contas dos seus promotores.',
  ],
  code: [
    'Porque me pedem um código ao iniciar sessão?',
    'Um código enviado para o seu e-mail protege a conta quando outra pessoa conhece a palavra-passe. O pessoal precisa sempre dele; os beneficiários podem ativá-lo no perfil.',
  ],
};
