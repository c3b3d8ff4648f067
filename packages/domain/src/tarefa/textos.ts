export const nenhumInstrutor = 'nenhum instrutor selecionado';
export const instrutoresDemais = 'Escolha no máximo 200 instrutores de cada vez';
export const nadaFalta = 'Nada falta deste instrutor que o coordenador possa fazer agora';
export const lembreteEnviado = 'lembrete enviado ao coordenador';
export const jaLembrado = 'O coordenador já foi lembrado hoje';
