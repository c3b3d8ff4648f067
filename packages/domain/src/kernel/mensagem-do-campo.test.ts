import { expect, it } from 'vitest';
import { MENSAGENS_CONTA } from '../conta/messages.ts';
import { MENSAGENS_INSTRUTOR } from '../instrutor/messages.ts';
import { MENSAGENS_PROJETO } from '../projeto/messages.ts';
import { MENSAGENS_RECURSO } from '../recurso/messages.ts';
import { MENSAGENS_RELATORIO } from '../relatorio/messages.ts';
import { aoLadoDoCampo } from './mensagem-do-campo.ts';

it.each([
  ['unidade', MENSAGENS_CONTA.preenchaTodosOsCampos, 'Escolha a unidade'],
  ['administrador.unidade', MENSAGENS_CONTA.unidadeNaoEncontrada, 'Escolha a unidade'],
  ['instituicao.nome', MENSAGENS_CONTA.preenchaTodosOsCampos, 'Escreva o nome'],
  ['mesInicio', MENSAGENS_INSTRUTOR.digiteTodosOsCampos, 'Escolha o mês de início'],
  ['cronogramas.0.atividade3', MENSAGENS_PROJETO.preenchaTodosOsCampos, 'Escreva a atividade 3'],
  ['anexos.0', MENSAGENS_PROJETO.preenchaTodosOsCampos, 'Envie o anexo'],
  ['introducaoObjetivos', MENSAGENS_RELATORIO.textoVazio, 'Escreva os objetivos'],
  ['regras.quorum', 'valor inválido', 'Este valor não serve. Digite o quórum'],
  ['resumo', MENSAGENS_PROJETO.resumoVazio, 'Escreva o resumo'],
  ['introducao', MENSAGENS_PROJETO.secaoMinimo, 'Escreva pelo menos 10 caracteres'],
  ['termo_compromisso', MENSAGENS_INSTRUTOR.semTermo, 'Envie o termo de compromisso'],
  ['comum.aQuemEscrever', 'preencha este campo', 'Diga a quem escrever'],
  ['mensagem', MENSAGENS_RECURSO.mensagemVazia, 'Escreva o que deve ser revisto e por quê'],
  ['cpf', MENSAGENS_CONTA.cpfInvalido, MENSAGENS_CONTA.cpfInvalido],
])('[C-M4] gives for %s, with “%s”, the message %s', (campo, exata, dita) => {
  expect(aoLadoDoCampo(campo, exata)).toBe(dita);
});
