import type { LegalWords } from '../words.ts';

export const legal: LegalWords = {
  terms: {
    title: 'Termos de utilização',
    lead: 'Este portal é uma demonstração. Não é um sítio oficial, e nada do que aqui é enviado constitui uma candidatura a um fundo real.',
    body: `
## 1. O que é este portal

O portal mostra como se podem fazer, analisar e decidir candidaturas a um fundo de ajustamento. Os nomes dos candidatos, os montantes, as datas e as decisões são inventados. Os factos sobre a zona de comércio vêm de fontes públicas e trazem a data a que se referem.

## 2. O que pode fazer

- Ler as páginas públicas sem conta.
- Registar-se, experimentar os formulários e enviar candidaturas de exemplo.
- Escrever ao portal através do formulário de contacto.

## 3. O que não pode fazer

- Introduzir dados pessoais ou segredos comerciais de outras pessoas.
- Carregar material ilícito ou que danifique dispositivos.
- Tentar aceder aos dados de outras contas ou sobrecarregar o serviço.
- Dar a impressão de que uma decisão aqui tomada vincula uma instituição real.

## 4. Nenhuma promessa de financiamento

Uma aprovação neste portal não dá direito a dinheiro. Montantes, limiares e prazos são exemplos e podem mudar a qualquer momento.

## 5. Disponibilidade e responsabilidade

O portal é fornecido tal como está. Os dados podem ser apagados quando a demonstração é reposta. Quem explora esta cópia do portal é responsável por ela e tem de substituir estes termos antes de a usar para candidaturas reais.

## 6. Perguntas

Escreva-nos através da [página de contacto](/contact-us).`,
  },
  privacy: {
    title: 'Política de privacidade',
    lead: 'O que é guardado quando utiliza esta demonstração, porquê, e como pedir que seja removido.',
    body: `
## 1. O que guardamos

- **Conta.** Nome, endereço de e-mail, país e número de telefone. A palavra-passe só é guardada como resumo criptográfico.
- **Candidaturas.** O que escreve, os ficheiros que anexa e o histórico de cada passo.
- **Mensagens.** O que escreve no formulário de contacto ou ao manifestar interesse, e as nossas respostas.
- **Registos de segurança.** Hora, endereço e dispositivo de cada início de sessão, e quem alterou o quê.

## 2. O que não fazemos

As páginas não carregam nada de outras empresas: nem publicidade, nem rastreio, nem tipos de letra ou scripts de fora. Os seus dados não são vendidos nem transmitidos.

## 3. Guardado no seu dispositivo

O navegador guarda o seu código de sessão, e um cookie que o liga a este navegador, até sair. Guarda também a sua língua e o que escreveu num formulário até o enviar. Limpar o armazenamento do navegador apaga tudo.

## 4. Quem pode ver os seus dados

Os avaliadores só veem uma candidatura depois de declararem que não têm conflito de interesses. Os gestores veem as candidaturas aos seus fundos. Os administradores veem as contas e os registos. Mais ninguém vê nada.

## 5. Durante quanto tempo

Os dados de exemplo ficam até a demonstração ser reposta. Quem usar este software para candidaturas reais tem de fixar aqui os prazos e indicar quem é responsável pelos dados.

## 6. Os seus pedidos

Pergunte através da [página de contacto](/contact-us) o que está guardado sobre si, ou peça a sua correção ou eliminação.`,
  },
};
