import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/decisao/limits.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { acimaDoPedido } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { Button, Group, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import type { ParaDecidir } from '../api.ts';
import { DecididoEmReuniao, MotivoDaAlteracao } from './decidido-em-reuniao.tsx';
import type { CampoDasVagas, VagasDigitadas } from './use-vagas-digitadas.ts';
import { VagasInput } from './vagas-input.tsx';

const ROTULOS = {
  remunerados_aprovados: 'Bolsistas aprovados',
  voluntarios_aprovados: 'Voluntários aprovados',
} as const;
const CURTOS = { remunerados_aprovados: 'bolsistas', voluntarios_aprovados: 'voluntários' } as const;

export function VagasAprovadas({
  linha,
  digitadas,
}: {
  readonly linha: ParaDecidir;
  readonly digitadas: VagasDigitadas;
}) {
  const confirm = useConfirm();
  const { valores, erros, motivo } = digitadas.de(linha);
  const mudou = digitadas.mudou(linha);

  const save = async () => {
    if (!(await confirm(M.desejaSalvarInstrutores, { detail: linha.titulo }))) return;
    if (await digitadas.salvar(linha)) notify.success(M.instrutoresSalvos);
  };

  const campo = (nome: CampoDasVagas, maximo: number) => (
    <VagasInput
      error={erros[nome]}
      aria-label={`${ROTULOS[nome]} em ${linha.titulo}`}
      label={CURTOS[nome]}
      w={92}
      max={maximo}
      value={valores[nome]}
      onChange={(valor) => digitadas.digitar(linha, nome, valor)}
    />
  );
  return (
    <>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        {campo('remunerados_aprovados', REMUNERADOS_APROVADOS_MAXIMO)}
        {campo('voluntarios_aprovados', VOLUNTARIOS_APROVADOS_MAXIMO)}
        <Button
          variant={mudou ? 'filled' : 'default'}
          loading={digitadas.salvando && mudou}
          onClick={() => void save()}
        >
          Salvar<span className="sr-only"> os instrutores de {linha.titulo}</span>
        </Button>
      </Group>
      <DecididoEmReuniao linha={linha} />
      {mudou && linha.sessao !== undefined && (
        <MotivoDaAlteracao
          titulo={linha.titulo}
          reuniao={linha.sessao.sessao}
          valor={motivo}
          erro={erros.motivo}
          onChange={(escrito) => digitadas.escreverMotivo(linha, escrito)}
        />
      )}
      {mudou && (
        <Text size="sm" fw={600}>
          não salvo
        </Text>
      )}
      {acimaDoPedido({ ...linha, ...digitadas.numeros(valores) }) && (
        <Text size="sm" c="var(--warn)" fw={600} role="status">
          acima do pedido
        </Text>
      )}
    </>
  );
}
