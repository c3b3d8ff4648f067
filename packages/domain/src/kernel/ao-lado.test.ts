import { expect, it } from 'vitest';
import { MENSAGENS_CONTA } from '../conta/messages.ts';
import { MENSAGENS_INSTRUTOR } from '../instrutor/messages.ts';
import { MENSAGENS_PROJETO } from '../projeto/messages.ts';
import { aoLadoDoCampo } from './ao-lado.ts';

it.each([
  ['unidade', MENSAGENS_CONTA.preenchaTodosOsCampos, 'Escolha a unidade'],
  ['administrador.unidade', MENSAGENS_CONTA.unidadeNaoEncontrada, 'Escolha a unidade'],
  ['instituicao.nome', MENSAGENS_CONTA.preenchaTodosOsCampos, 'Escreva o nome'],
  ['outro', MENSAGENS_INSTRUTOR.digiteTodosOsCampos, 'Preencha este campo'],
  ['resumo', MENSAGENS_PROJETO.resumoVazio, 'Escreva o resumo'],
  ['introducao', MENSAGENS_PROJETO.secaoMinimo, 'Escreva pelo menos 10 caracteres'],
  ['termo_compromisso', MENSAGENS_INSTRUTOR.semTermo, 'Envie o termo de compromisso'],
  ['cpf', MENSAGENS_CONTA.cpfInvalido, MENSAGENS_CONTA.cpfInvalido],
])('says of %s, for “%s”: %s', (campo, exata, dita) => {
  expect(aoLadoDoCampo(campo, exata)).toBe(dita);
});
