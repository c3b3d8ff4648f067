export const nenhumInstrutor = 'nenhum instrutor selecionado';
export const instrutoresDemais = 'Escolha no máximo 200 instrutores de cada vez';
export const nadaFalta = 'Não falta nada deste instrutor que o coordenador possa fazer agora';
export const lembreteEnviado = 'lembrete enviado ao coordenador';
export const jaLembrado = 'O coordenador já foi lembrado hoje';
