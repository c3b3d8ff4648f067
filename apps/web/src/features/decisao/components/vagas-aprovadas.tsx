import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/decisao/limits.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { acimaDoPedido } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { Button, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { latePart } from '../../../ui/drafts/late.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import type { ParaDecidir } from '../api.ts';
import { DecididoEmReuniao } from './decidido-em-reuniao.tsx';
import type { CampoDasVagas as Campo, VagasDigitadas } from './use-vagas-digitadas.ts';
import classes from './vagas-aprovadas.module.css';
import { VagasInput } from './vagas-input.tsx';

const MotivoDaAlteracao = latePart(() => import('./motivo-da-alteracao.tsx'));

const CAMPOS = {
  remunerados_aprovados: { rotulo: 'Bolsistas aprovados', maximo: REMUNERADOS_APROVADOS_MAXIMO },
  voluntarios_aprovados: { rotulo: 'Voluntários aprovados', maximo: VOLUNTARIOS_APROVADOS_MAXIMO },
} as const;

interface DaLinha {
  readonly linha: ParaDecidir;
  readonly digitadas: VagasDigitadas;
}

const idDosErros = ({ id }: ParaDecidir) => `erros-${id}`;

export function CampoDasVagas({ campo, linha, digitadas }: DaLinha & { readonly campo: Campo }) {
  const { valores, erros } = digitadas.de(linha);
  const { rotulo, maximo } = CAMPOS[campo];
  return (
    <VagasInput
      className={classes.campo ?? ''}
      error={erros[campo] !== undefined}
      {...(erros[campo] === undefined ? {} : { 'aria-describedby': idDosErros(linha) })}
      aria-label={`${rotulo} em ${linha.titulo}`}
      max={maximo}
      value={valores[campo]}
      onChange={(valor) => digitadas.digitar(linha, campo, valor)}
    />
  );
}

/** The save of a row, with what there is to say of its numbers. */
export function SalvarVagas({ linha, digitadas }: DaLinha) {
  const confirm = useConfirm();
  const { valores, erros, motivo } = digitadas.de(linha);
  const { motivo: erroDoMotivo, ...dosNumeros } = erros;
  const mudou = digitadas.mudou(linha);

  const save = async () => {
    if (!(await confirm(M.desejaSalvarInstrutores, { detail: linha.titulo }))) return;
    if (await digitadas.salvar(linha)) notify.success(M.instrutoresSalvos);
  };

  return (
    <div className={classes.salvar}>
      <Button
        size="sm"
        variant={mudou ? 'filled' : 'default'}
        loading={digitadas.salvando && mudou}
        onClick={() => void save()}
      >
        Salvar<span className="sr-only"> os instrutores de {linha.titulo}</span>
      </Button>
      <div id={idDosErros(linha)} className={classes.erros} role="status">
        {Object.values(dosNumeros).map((erro) => (
          <p key={erro}>{erro}</p>
        ))}
      </div>
      <DecididoEmReuniao linha={linha} />
      {mudou && linha.sessao !== undefined && (
        <MotivoDaAlteracao
          waiting={null}
          titulo={linha.titulo}
          reuniao={linha.sessao.sessao}
          valor={motivo}
          erro={erroDoMotivo}
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
    </div>
  );
}
