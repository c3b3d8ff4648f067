import { describe, expect, it } from 'vitest';
import { MENSAGENS_CONFIGURACAO as M } from '../messages.ts';
import { CAMPOS_DA_LINHA, MODELOS_DE_EMAIL, NOMES_DOS_EMAILS } from '../modelos-de-email.ts';
import { ehOriginal, modeloDeEmail, preencherCampos, problemasDoTextoDeEmail } from './texto-de-email.ts';

describe.each(NOMES_DOS_EMAILS)('the original of %s', (nome) => {
  const modelo = modeloDeEmail(nome);

  it('passes its own rules, and is recognised with other blank lines', () => {
    expect(problemasDoTextoDeEmail(nome, modelo)).toEqual([]);
    expect(ehOriginal(nome, { ...modelo, texto: `\n${modelo.texto.replaceAll('\n\n', '\n')}\n` })).toBe(true);
    expect(ehOriginal(nome, { ...modelo, texto: `${modelo.texto}\nAté logo.` })).toBe(false);
  });

  it('has only fields of its list in its data', () => {
    const campos = (modelo.dados ?? []).flatMap(([, valor]) =>
      [...valor.matchAll(/\{\{(\w+)\}\}/g)].map(([, campo = '']) => campo),
    );
    expect(campos.filter((campo) => !modelo.campos.some((um) => um === campo))).toEqual([]);
  });
});

it('uses every field of a line in some mail', () => {
  const usados = new Set<string>(Object.values(MODELOS_DE_EMAIL).flatMap(({ campos }) => [...campos]));
  const todos = Object.keys(CAMPOS_DA_LINHA).filter((campo) => !['nome', 'instituicao'].includes(campo));
  expect(todos.filter((campo) => !usados.has(campo))).toEqual([]);
});

const BOM = { assunto: 'Nova senha, {{nome}}', texto: 'Olá.\n\n {{ link }} \n\nAté.' };

it.each([
  [{}, []],
  [{ assunto: ' ' }, [['assunto', M.escrevaOAssunto]]],
  [{ assunto: 'a'.repeat(151) }, [['assunto', expect.any(String)]]],
  [{ assunto: 'Senha de {{projeto}}' }, [['assunto', M.campoDesconhecido('projeto')]]],
  [{ assunto: 'Senha {{link}}' }, [['assunto', M.campoForaDoAssunto('link')]]],
  [{ assunto: 'Senha {{nome' }, [['assunto', M.campoSemFim]]],
  [{ texto: '' }, [['texto', M.escrevaOTexto]]],
  [{ texto: 'Olá.' }, [['texto', M.campoFalta('link')]]],
  [{ texto: 'Abra {{link}} já.' }, [['texto', M.campoSozinho('link')]]],
  [{ texto: '{{link}}\n{{dados}}' }, [['texto', M.campoDesconhecido('dados')]]],
  [{ texto: '{{link}}\n{{__proto__}}' }, [['texto', M.campoDesconhecido('__proto__')]]],
  [{ texto: '{{link}}\n{{}}' }, [['texto', M.campoDesconhecido('')]]],
  [{ texto: `{{link}}\n${'a'.repeat(4000)}` }, [['texto', M.textoDoEmailMaximo]]],
])('judges the changes %j of the mail with a link', (mudancas, esperados) => {
  const problemas = problemasDoTextoDeEmail('redefinicaoDeSenha', { ...BOM, ...mudancas });
  expect(problemas.map(({ campo, mensagem }) => [campo, mensagem])).toEqual(esperados);
});

it('never reads a value as a field, and leaves out a field without a value', () => {
  expect(preencherCampos('{{a}} {{b}}{{constructor}}', { a: '{{b}}', b: '1' })).toBe('{{b}} 1');
});
