import { expect, it } from 'vitest';
import { MENSAGENS_PORTA as M } from '../messages.ts';
import { COMECOS } from './modelos.ts';
import { problemasDaPorta } from './problemas-da-porta.ts';

const comum = {
  confiaNoCpf: false,
  dominios: [],
  vinculosDeProfessor: [],
  vinculosDeEstudante: [],
  aQuemEscrever: 'suporte@uni.br',
  redeInterna: false,
};
const problemas = (...valores: readonly string[]) =>
  comUnidades(valores.map((valor, i) => ({ valor, unidade: i + 1 })));
const comUnidades = (unidades: readonly { readonly valor: string; readonly unidade: number }[]) =>
  problemasDaPorta({
    tipo: 'cas',
    nome: 'UFVA',
    temSegredo: false,
    configuracao: {
      comum: { ...comum, unidades },
      cas: { ...COMECOS.cas, endereco: 'https://cas.uni.br' },
    },
  }).map(({ campo, mensagem }) => [campo, mensagem]);

it('takes a table of units in which each spelling stands once', () => {
  expect(problemas('ICEx', 'Física')).toEqual([]);
  expect(problemas()).toEqual([]);
});

it('names the line of an empty spelling, and of one that an earlier line has', () => {
  expect(problemas('ICEx', ' ', 'FAE', ' icex ')).toEqual([
    ['comum.unidades.1.valor', M.preencha],
    ['comum.unidades.3.valor', M.unidadeRepetida],
  ]);
});

it('names the line whose unit nobody has chosen', () =>
  expect(comUnidades([{ valor: 'ICEx', unidade: 0 }])).toEqual([
    ['comum.unidades.0.unidade', M.unidadeDesconhecida],
  ]));

it.each([
  ['search', null, [['ldap.base', M.preencha]]],
  ['the template of names', 'uid={usuario},dc=uni,dc=br', []],
])('asks a directory by %s only for what it needs', (_como, modeloDoDn, esperados) => {
  const achados = problemasDaPorta({
    tipo: 'ldap',
    nome: 'UFVA',
    temSegredo: false,
    configuracao: {
      comum: { ...comum, unidades: [] },
      ldap: { ...COMECOS.ldap, endereco: 'ldaps://ldap.uni.br', modeloDoDn },
    },
  });
  expect(achados.map(({ campo, mensagem }) => [campo, mensagem])).toEqual(esperados);
});
