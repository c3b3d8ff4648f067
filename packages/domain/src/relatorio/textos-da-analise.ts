export const aprovadoNaoMuda = 'Este relatório foi aprovado e não muda mais';
export const jaAprovado = 'Este relatório já foi aprovado';
export const jaDevolvido = (ate: string) => `Este relatório já foi devolvido, para correção até ${ate}`;
export const escrevaOMotivo = 'Escreva o que falta corrigir';
export const motivoMaximo = 'O motivo deve ter no máximo 1.000 caracteres';
export const diaDaCorrecao = 'Escolha um dia de hoje em diante, no máximo em 180 dias';
export const desejaAprovar = 'deseja aprovar este relatório?';
export const aprovado = 'relatório aprovado com sucesso';
export const devolvido = 'relatório devolvido com sucesso';
export const enviadoEspera = 'Relatório enviado: a administração ainda não respondeu.';
export const foiAprovado = (quando: string) => `Relatório aprovado em ${quando}. Ele não muda mais.`;
export const corrijaAte = (prazo: string) => `Relatório devolvido: corrija e salve de novo até ${prazo}.`;
export const prazoPassou = (prazo: string) =>
  `Relatório devolvido: o prazo da correção terminou em ${prazo}. Peça outro à administração.`;
