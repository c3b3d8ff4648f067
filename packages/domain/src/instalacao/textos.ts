import { LINHAS_MAXIMO } from './limits.ts';

export const pendente =
  'Este sistema ainda não foi instalado. Abra a página /instalacao com o código que o servidor mostrou ao iniciar.';
export const concluida = 'A instalação já foi concluída. Entre com a conta de administrador.';
export const codigoErrado =
  'O código não confere ou venceu. Confira as letras; ele vale 24 horas e muda quando o servidor reinicia.';
export const muitasTentativas = 'Muitas tentativas com códigos errados. Espere 15 minutos e tente outra vez.';
export const confirmeOFuso = 'Confirme o fuso horário: os dias do sistema terminam à meia-noite dele';
export const umaUnidade = 'Escreva pelo menos uma unidade';
export const linhasDemais = `A lista deve ter no máximo ${LINHAS_MAXIMO} linhas`;
export const colunasDemais = 'Esta linha tem colunas a mais: separe com ; ou ponha o nome entre aspas';
export const repetida = 'Esta linha repete outra';
export const unidadeDoAdministrador = 'Escolha uma das unidades da lista';
export const logoGrande = 'O logotipo deve ter no máximo 500 KB';
export const logoIlegivel = 'Não foi possível ler o logotipo';
export const testeEnviado = 'Mensagem de teste entregue ao servidor de e-mail. Veja se ela chegou.';
export const testeGravado = 'Sem SMTP_URL a mensagem não saiu: ficou em DATA_DIR/emails.';
export const pronta = 'Instalação concluída. Entre com o CPF e a senha do administrador.';
