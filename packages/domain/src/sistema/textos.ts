export const discoAcabando = 'Resta menos de 10% do disco.';
export const bancoFora = 'O banco de dados não respondeu.';
export const semCopia = 'Nenhuma cópia de segurança foi feita nesta instalação.';
export const copiaVelha = 'A última cópia de segurança tem mais de 48 horas.';
export const copiaComFalha = 'A última cópia de segurança falhou ou saiu incompleta.';
export const semExercicio = 'Nenhuma cópia de segurança foi restaurada para experimentar.';
export const exercicioVelho = 'A última restauração de experiência foi há mais de 180 dias.';
export const exercicioComFalha = 'A última restauração de experiência não deu certo.';
export const servidorVelho =
  'O PostgreSQL que vem com o programa tem mais de 120 dias. Podem faltar correções de segurança.';
export const umEmailMorto = 'Um e-mail não saiu depois de dez tentativas.';
export const semAntivirus = 'Nenhum antivírus examina os arquivos enviados.';
export const tudoEmOrdem = 'Nenhum aviso: está tudo em ordem.';
export const nenhumEmailMorto = 'Nenhum e-mail ficou para trás.';
export const assuntoFechado = 'assunto ilegível (o segredo do sistema mudou)';
export const desejaReenviar = 'deseja enviar outra vez todos os e-mails que não saíram?';
export const nenhumExercicio = 'nenhum foi anotado';
export const semEmail =
  'Nenhum servidor de e-mail foi configurado: as mensagens ficam no servidor e ninguém as recebe.';
export const fusoUtc = 'O fuso horário é UTC: os prazos não terminam à meia-noite do Brasil.';
