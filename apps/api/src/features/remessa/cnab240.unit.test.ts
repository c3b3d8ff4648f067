import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escreverCnab240 } from '@instrutoria/domain/remessa/rules/escrever-cnab240.ts';
import {
  FAVORECIDOS_DE_EXEMPLO,
  PAGADOR_DE_EXEMPLO,
  REMESSA_DE_EXEMPLO,
} from '@instrutoria/domain/remessa/rules/exemplo.ts';
import { describe, expect, it } from 'vitest';

const PASTA = join(
  dirname(createRequire(import.meta.url).resolve('@banco-br/cnab_yaml/package.json')),
  'cnab240',
);

/** The fields of another project's table: 'name:', 'pos: [a, b]'. */
function camposDe(arquivo: string): ReadonlyMap<string, readonly [number, number]> {
  const campos = new Map<string, readonly [number, number]>();
  let nome = '';
  for (const linha of readFileSync(join(PASTA, arquivo), 'latin1').split(/\r?\n/)) {
    nome = /^([a-z]\w*):/.exec(linha)?.[1] ?? nome;
    const [, de, ate] = /^\s+pos: *\[ *(\d+), *(\d+)\]/.exec(linha) ?? [];
    if (de !== undefined) campos.set(nome, [Number(de), Number(ate)]);
  }
  expect(campos.size).toBeGreaterThan(5);
  return campos;
}

function ler(arquivo: string, linha: string | undefined): Record<string, string> {
  return Object.fromEntries(
    [...camposDe(arquivo)].map(([nome, [de, ate]]) => [nome, (linha ?? '').slice(de - 1, ate).trim()]),
  );
}

function escrever(banco: string): string[] {
  const pagador = { ...PAGADOR_DE_EXEMPLO, banco };
  const texto = escreverCnab240(
    { ...REMESSA_DE_EXEMPLO, pagador },
    FAVORECIDOS_DE_EXEMPLO,
    'Banco de Exemplo',
  );
  return texto.split('\r\n');
}

describe('a CNAB 240 file, read by the tables of @banco-br/cnab_yaml', () => {
  it('of Itaú has the payer, the students, the count of records', () => {
    const linhas = escrever('341');
    expect(ler('341/header_arquivo.yml', linhas[0])).toMatchObject({
      ...{ codigo_banco: '341', lote_servico: '0000', tipo_registro: '0', layout_arquivo: '081' },
      ...{ codigo_inscricao: '2', numero_inscricao: '11222333000181', agencia_debitada: '01234' },
      ...{ conta_debitada: '000000098765', dac: '4', nome_empresa: 'UNIVERSIDADE DE EXEMPLO' },
      ...{ nome_banco: 'BANCO ITAU S.A.', arquivo_codigo: '1', data_geracao: '03122026' },
      ...{ hora_geracao: '093000', zeros: '000000000', unidade_densidade: '00000', brancos_02: '' },
    });
    expect(ler('341/header_lote.yml', linhas[1])).toMatchObject({
      ...{ codigo_banco: '341', codigo_lote: '0001', tipo_registro: '1', tipo_operacao: 'C' },
      ...{ tipo_pagamento: '33', forma_pagamento: '41', layout_lote: '040', agencia: '01234', dac: '4' },
      ...{ inscricao_numero: '11222333000181', cep: '00000000', ocorrencias: '' },
    });
    expect(ler('341/remessa/detalhe_segmento_a.yml', linhas[2])).toMatchObject({
      ...{ codigo_banco: '341', codigo_segmento: 'A', tipo_movimento: '000', codigo_camara: '018' },
      ...{ banco_favorecido: '001', agencia_favorecido: '01584 000000210169 6' },
      ...{ nome_favorecido: 'JOSE DA CONCEICAO', seu_numero: '000001', data_pagamento: '05122026' },
      ...{ tipo_moeda: '009', valor_pagamento: '000000000070000', numero_inscricao: '00052998224725' },
      ...{ codigo_ispb: '00000000', aviso_favorecido: '0', codigo_ocorrencias_retorno: '' },
    });
    expect(ler('341/remessa/detalhe_segmento_b.yml', linhas[3])).toMatchObject({
      ...{ codigo_segmento: 'B', numero_registro: '00002', empresa_inscricao: '1' },
      ...{ numero_inscricao: '00052998224725', email: '', cep: '00000000' },
    });
    expect(ler('341/trailer_lote.yml', linhas[6])).toMatchObject({
      ...{ tipo_registro: '5', qtde_registro_lote: '000006' },
    });
    expect(ler('341/trailer_arquivo.yml', linhas[7])).toMatchObject({
      ...{ lote_servico: '9999', tipo_registro: '9', qtde_lotes: '000001', qtde_registros: '000008' },
    });
  });

  it('of a bank without departures follows the general table', () => {
    const linhas = escrever('756');
    expect(ler('generic/header_arquivo.yml', linhas[0])).toMatchObject({
      ...{ codigo_banco: '756', numero_inscricao: '11222333000181', codigo_convenio: '123456' },
      ...{ agencia: '01234', agencia_dv: '5', codigo_cedente: '000000098765', codigo_cedente_dv: '4' },
      ...{ codigo_remessa_retorno: '1', numero_sequencial_arquivo: '000012', data_geracao: '03122026' },
    });
    const longo = 'MARIA APARECIDA DOS SANTOS ALBUQUERQUE DE VASCONCELOS'.slice(0, 30);
    expect(ler('generic/remessa/detalhe_segmento_a.yml', linhas[4])).toMatchObject({
      ...{ numero_sequencial_lote: '00003', tipo_movimento: '0', codigo_instrucao_movimento: '00' },
      ...{ camara_centralizadora: '018', banco_favorecido: '104', agencia_favorecido: '02004' },
      ...{ agencia_dv_favorecido: '', conta_favorecido: '001300000448', conta_dv_favorecido: 'X' },
      ...{ nome_favorecido: longo.trim(), numero_documento: '000002', data_pagamento: '05122026' },
      ...{ tipo_moeda: 'BRL', quantidade_moeda: '000000000000000', valor_pagamento: '000000000035050' },
      ...{ data_real: '00000000', finalidade_ted: '00010', finalidade_complementar: 'PP', aviso: '0' },
    });
    expect(ler('generic/trailer_arquivo.yml', linhas[7])).toMatchObject({
      ...{ qtde_lotes: '000001', qtde_registros: '000008' },
    });
  });
});
