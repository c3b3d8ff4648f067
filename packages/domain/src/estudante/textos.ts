export const sessaoDeProfessor = 'Você entrou como professor. Saia pelo menu do seu nome.';
