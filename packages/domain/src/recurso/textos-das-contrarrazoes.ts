export const vazias = 'Escreva as contrarrazões';
export const maximo = 'As contrarrazões devem ter no máximo 20.000 caracteres';
export const enviadas = 'contrarrazões enviadas com sucesso';
export const desejaEnviar = 'Deseja enviar as contrarrazões?';
export const jaEnviadas = 'Este projeto já respondeu a este recurso';
export const prazoTerminou = 'O prazo para as contrarrazões terminou';
export const nenhuma = 'Nenhum projeto enviou contrarrazões.';
export const depoisDaSua =
  'Um projeto de que você participa pode responder a este recurso. Você lê as contrarrazões dos outros, e a minuta que houver, quando o prazo terminar; se o seu projeto responder, outra pessoa decide.';
export const seraoLidas =
  'Neste edital quem tem posição no resultado lê o que você contesta e as suas razões, e pode responder. Não escreva nomes nem dados pessoais; os anexos só a comissão lê.';
export const quemLe =
  'A comissão as lê antes de decidir, e quem recorreu, depois, com o nome do projeto. Elas se enviam uma vez, e quem participa deste projeto não decide o recurso. Não escreva nomes nem dados pessoais.';
