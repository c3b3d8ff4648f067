import { expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { transitar } from '../kernel/maquina.ts';
import { umInstrutorGuardado } from '../testing/instrutores.ts';
import { type AtosDoVinculo, MAQUINA_DO_VINCULO } from './maquina.ts';
import {
  type AtoDoVinculo,
  ESTADOS_DO_VINCULO,
  type EstadoDoVinculo,
  estadoDoVinculo,
} from './rules/estados-do-vinculo.ts';
import type { InstrutorGuardado } from './types.ts';

const HOJE = '2026-12-13';
const VIGENCIA = { inicio: '2026-03-01', fim: '2026-12-31' };
const AGORA = new Date('2026-12-13T12:00:00Z');
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

const emOrdem = umInstrutorGuardado();
const DE: Readonly<Record<EstadoDoVinculo, InstrutorGuardado>> = {
  IRREGULAR: umInstrutorGuardado({ situacaoInstrutor: 'IRREGULAR' }),
  REGULAR: umInstrutorGuardado({ situacaoInstrutor: 'REGULAR' }),
  ENCERRADO: umInstrutorGuardado({ fimVinculo: { data: '2026-11-30', motivo: 'concluiu o curso' } }),
};
/** Facts under which only the state or the role can forbid an act. */
const PEDIDOS: AtosDoVinculo = {
  atualizarInstrutor: { dados: { nome: 'Outro Nome' } },
  encerrarInstrutor: { dados: { hoje: HOJE, vigencia: VIGENCIA, primeiroMesComHoras: null } },
  retomarVinculo: { dados: { motivo: 'encerrado por engano' } },
  alterarSituacaoDoInstrutor: {
    dados: { situacaoInstrutor: 'REGULAR', motivo: 'em papel', mes: '2026-12' },
  },
  liberarInstrutor: { dados: { mes: '2026-12', vigencia: VIGENCIA, agora: AGORA } },
  alterarMesInicio: { dados: { mesInicio: '2026-04', vigencia: VIGENCIA } },
  conferirDocumento: { dados: { documento: 'dados_bancarios', situacao: 'CONFERIDO', agora: AGORA } },
  trocarDocumento: { dados: { documento: 'dados_bancarios', arquivo: emOrdem.dados_bancarios } },
  registrarIrregularidade: { fatos: { frequenta: true } },
  identificarInstrutor: { fatos: { administra: true }, dados: { matricula: '2026 001' } },
};
const ATOS = Object.keys(PEDIDOS) as AtoDoVinculo[];

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}
const NAO = 'naoPermitido: Você não tem permissão para isto.';
const JA_ENCERRADO = 'conflito: O vínculo deste instrutor já foi encerrado';
const JA_AUSENTE = 'conflito: A ausência deste mês já foi registrada';

it.each(ESTADOS_DO_VINCULO.flatMap((estado) => ATOS.map((ato) => [estado, ato] as const)))(
  'allows for a vínculo that is %s × %s what the table says, for everybody (D25)',
  (estado, ato) => {
    const { passos, quem } = MAQUINA_DO_VINCULO.atos[ato];
    for (const papel of PAPEIS) {
      const tentar = () => transitar(MAQUINA_DO_VINCULO, DE[estado], ato, { quem: papel, ...PEDIDOS[ato] });
      if (!quem.includes(papel)) expect(recusa(tentar)).toBe(NAO);
      else if (estado in passos) expect(passos[estado]).toContain(estadoDoVinculo(tentar()));
      else if (ato === 'retomarVinculo') {
        expect(recusa(tentar)).toBe('conflito: O vínculo deste instrutor não foi encerrado');
      } else expect(recusa(tentar)).toBe(estado === 'ENCERRADO' ? JA_ENCERRADO : JA_AUSENTE);
    }
  },
);

it('allows only the identity and the end itself to change after a vínculo’s end (D25, D37)', () => {
  const livres = ATOS.filter((ato) => 'ENCERRADO' in MAQUINA_DO_VINCULO.atos[ato].passos);
  expect(livres).toEqual(['retomarVinculo', 'identificarInstrutor']);
});

it('allows an absence for an instructor who attends, once a month (D28)', () => {
  const faltar = (frequenta: boolean) =>
    transitar(MAQUINA_DO_VINCULO, emOrdem, 'registrarIrregularidade', {
      quem: 'administrador',
      fatos: { frequenta },
    });
  expect(faltar(true).situacaoInstrutor).toBe('IRREGULAR');
  expect(recusa(() => faltar(false))).toBe(JA_AUSENTE);
});
