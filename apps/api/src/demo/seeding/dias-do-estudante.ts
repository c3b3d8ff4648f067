import { randomUUID } from 'node:crypto';
import { diasDoPadrao } from '@instrutoria/domain/frequencia/rules/dias.ts';
import { mesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import type { LinhaDoDia } from '@instrutoria/domain/frequencia/types.ts';
import { diaNoFuso, inicioDoDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { marcarDecidido, marcarEnviado, salvarDia } from '../../features/frequencia/dias-repository.ts';
import { ESTUDANTE } from '../content.ts';
import { mesDe } from './instants.ts';
import type { InstrutorSemeado } from './instrutores.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';

/** Mondays, Wednesdays and Fridays. */
const SEMANA: ReadonlySet<number> = new Set([1, 3, 5]);
const POR_DIA = 4;

/** Days of the month until `ate` with these hours in all, four a day while there are days. */
function linhasDoMes(mes: string, horas: number, ate: string): LinhaDoDia[] {
  const vinculo = { mesInicio: mes, ate };
  const dias = diasDoPadrao(mes, SEMANA, { vinculo, hoje: ate }).slice(0, Math.ceil(horas / POR_DIA));
  const { atividades } = ESTUDANTE.dias;
  return dias.map((dia, i) => ({
    id: randomUUID(),
    dia,
    horas: Math.min(POR_DIA, horas - i * POR_DIA),
    atividade: atividades[i % atividades.length] ?? '',
  }));
}

/**
 * The last two registered months as the student sent them, of the last of which the coordination counted fewer hours, and
 * the days of this month until yesterday.
 */
export async function semearDiasDoEstudante(
  { tx, pessoas, presente }: Semeados,
  { id: instrutorId, dados }: InstrutorSemeado,
): Promise<void> {
  const { agora, fuso } = presente;
  const ontem = somarDias(diaNoFuso(agora, fuso), -1);
  const atual = mesDe(agora, presente);
  const registrados = await many<{ ano: number; mes: number; horas: number }>(
    tx,
    sql`select ano, mes, horas from frequencia_do_mes where instrutor_id = ${instrutorId} and horas > 0
      order by ano desc, mes desc limit 2`,
  );
  const noiteDe = (dia: string) => inicioDoDia(dia, fuso).getTime() + 20 * 3_600_000;
  const guardar = async (linhas: readonly LinhaDoDia[]) => {
    for (const linha of linhas) {
      await salvarDia(tx, instrutorId, linha, new Date(noiteDe(linha.dia)));
    }
  };
  for (const [i, { ano, mes, horas }] of registrados.entries()) {
    const qual = { instrutorId, mes: mesDoAno(ano, mes) };
    const { aMais, motivoDeMenosHoras } = ESTUDANTE.dias;
    const contouMenos = i === 0;
    await guardar(linhasDoMes(qual.mes, horas + (contouMenos ? aMais : 0), `${qual.mes}-28`));
    const enviado = Math.min(noiteDe(`${somarMeses(qual.mes, 1)}-01`), agora.getTime() - 2 * 3_600_000);
    await marcarEnviado(tx, qual, new Date(enviado));
    await marcarDecidido(tx, qual, {
      estado: 'atestado',
      agora: new Date(enviado + 3_600_000),
      autorId: exigir(pessoas, dados.coordenador),
      motivo: contouMenos ? motivoDeMenosHoras : null,
    });
  }
  if (ontem.startsWith(atual)) await guardar(linhasDoMes(atual, 24, ontem));
}
