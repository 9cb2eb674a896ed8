import { Word } from "../model/word";

export function spanish(word: Word): string {
  switch (word) {
    case Word.NoSide:
      return "-";
    case Word.White:
      return "Blancas";
    case Word.Black:
      return "Negras";
    case Word.Both:
      return "ambos";
    case Word.No:
      return "no";
    case Word.Yes:
      return "sí";
    case Word.MethodTime:
      return "sin incremento";
    case Word.MethodIncrement:
      return "incremento";
    case Word.MethodDelay:
      return "retardo";
    case Word.MethodBronstein:
      return "Bronstein";
    case Word.MethodByoyomi:
      return "byo-yomi";
    case Word.MethodCanadian:
      return "canadiense";
    case Word.MethodHourglass:
      return "reloj de arena";
    case Word.MethodUpcount:
      return "ascendente";
    case Word.MethodGong:
      return "gong";
    case Word.AtZero:
      return "a 0:00";
    case Word.AtOwnZero:
      return "a su 0:00";
    case Word.ByMoves:
      return "por jugadas";
    case Word.Auto:
      return "auto";
    case Word.FlagFreezes:
      return "para ambos";
    case Word.FlagRunsOn:
      return "no para";
    case Word.ClassNone:
      return "sin clase";
    case Word.ClassStandard:
      return "estándar";
    case Word.ClassRapid:
      return "rápido";
    case Word.ClassBlitz:
      return "relámpago";
    case Word.Program:
      return "Guardar en";
    case Word.Apart:
      return "Bandos aparte";
    case Word.Periods:
      return "Períodos";
    case Word.Period:
      return "Período";
    case Word.Method:
      return "Método";
    case Word.Moves:
      return "Jugadas";
    case Word.Time:
      return "Tiempo";
    case Word.Repeats:
      return "Se repite";
    case Word.Next:
      return "Luego";
    case Word.Flag:
      return "Bandera";
    case Word.FromMove:
      return "Desde jugada";
    case Word.Clear:
      return "Borrar";
    case Word.None:
      return "nada";
    case Word.AtMove:
      return "en jugada";
    case Word.Used:
      return "Usado";
    case Word.Illegal:
      return "Ilegales";
    case Word.Battery:
      return "Batería";
    case Word.Low:
      return "baja";
    case Word.SidesDiffer:
      return "¡Bandos desiguales!";
    case Word.Empty:
      return "- vacío -";
    case Word.TooLong:
      return "más de 99:59:59";
    case Word.NoTime:
      return "sin tiempo";
    case Word.Last:
      return "debe ser el último";
    case Word.Alone:
      return "solo e igual para ambos";
    case Word.NeedsTime:
      return "sin tiempo que repetir";
    case Word.NoShowLeft:
      return "Tiempo de espera ";
    case Word.NoShowOver:
      return "agotado";
    case Word.KeyTestHint:
      return "MENU largo: salir";
    case Word.LeftLever:
      return "Palanca izquierda";
    case Word.RightLever:
      return "Palanca derecha";
    case Word.Arbiter:
      return "Árbitro";
    case Word.Correct:
      return "Corregir";
    case Word.Penalty:
      return "Sanción";
    case Word.Undo:
      return "Deshacer";
    case Word.ForgottenPress:
      return "Pulsación olvidada: +1";
    case Word.NextPeriod:
      return "Siguiente período";
    case Word.Guideline:
      return "Directriz III.4";
    case Word.Control:
      return "Otro control";
    case Word.Colours:
      return "Cambiar colores";
    case Word.Adjourn:
      return "Aplazar";
    case Word.Restore:
      return "Reanudar";
    case Word.NoShow:
      return "Incomparecencia";
    case Word.Finish:
      return "Fin de partida";
    case Word.NewGame:
      return "Partida nueva";
    case Word.Settings:
      return "Ajustes";
    case Word.Unlock:
      return "Desbloquear";
    case Word.LockCode:
      return "Código";
    case Word.OwnProgram:
      return "Programa";
    case Word.Journal:
      return "Diario";
    case Word.Base:
      return "¿Añadir la base?";
    case Word.ListHint:
      return "START elige · MENU vuelve";
    case Word.FormHint:
      return "largo: START sí, MENU no";
    case Word.NextHint:
      return "MENU: sigue";
    case Word.BackHint:
      return "MENU-: atrás";
    case Word.EditHint:
      return "START largo edita";
    case Word.TypeCode:
      return "escriba un código";
    case Word.NotNow:
      return "no es posible";
    case Word.SetSound:
      return "Sonido";
    case Word.SetClick:
      return "Clic";
    case Word.SetTenths:
      return "Décimas";
    case Word.SetCounter:
      return "Contador";
    case Word.SetLeft:
      return "A la izquierda";
    case Word.SetLanguage:
      return "Idioma";
    case Word.SetLaws:
      return "Leyes";
    case Word.SetTakesBack:
      return "Ilegal pierde bono";
    case Word.SetCompetition:
      return "Reglas competición";
    case Word.SetFiveMinutes:
      return "Señal bajo 5:00";
    case Word.SetLight:
      return "Luz";
    case Word.SetLock:
      return "Bloqueo";
    case Word.KeyTest:
      return "Teclas";
    case Word.SoundOff:
      return "no";
    case Word.SoundByControl:
      return "según control";
    case Word.SoundOn:
      return "sí";
    case Word.OwnName:
      return "Español";
    case Word.Game:
      return "Partida";
    case Word.Sealed:
      return "Secreta";
    case Word.Charge:
      return "Cargar min";
    case Word.Replaces:
      return "Reemplaza";
    case Word.Minutes:
      return "Minutos";
    case Word.Since:
      return "Desde inicio";
    case Word.Stop:
      return "START lo para";
    case Word.WrongCode:
      return "código erróneo";
    case Word.WaitMinute:
      return "espere un minuto";
    case Word.IllegalMove:
      return "Jugada ilegal";
    case Word.DrawClaim:
      return "Reclamación de tablas";
    case Word.QuickplayClaim:
      return "Tablas en apuros";
    case Word.PressWithoutMove:
      return "Pulsó sin jugar";
    case Word.AddTime:
      return "Dar tiempo";
    case Word.TakeTime:
      return "Quitar tiempo";
    case Word.Warning:
      return "Advertencia";
    case Word.IllegalOrNone:
      return "Jugada ilegal o ninguna";
    case Word.Answered:
      return ": el rival ya jugó, ";
    case Word.NewGameDue:
      return "7.3: <10, partida nueva";
    case Word.ForSide:
      return "Para";
    case Word.Player:
      return "Jugador";
    case Word.Claim:
      return "Reclama";
    case Word.TakeHalf:
      return "quita la mitad";
    case Word.OrAddTime:
      return "rival +";
    case Word.OpponentMinutes:
      return "Rival + min";
    case Word.LastPress:
      return "última pulsación: ";
    case Word.ChargeTime:
      return "Cobrar el tiempo";
    case Word.Turn:
      return "Juegan";
    case Word.FirstFlag:
      return "Primera bandera";
    case Word.Overtime:
      return "Períodos extra";
    case Word.Delay:
      return "Retardo";
    case Word.FlagCleared:
      return "sin bandera";
    case Word.Paused:
      return "pausa";
    case Word.FlagDown:
      return "bandera caída: ";
    case Word.FirstDown:
      return "primera bandera: ";
    case Word.BothFlags:
      return "dos banderas: tablas, ";
    case Word.GameLost:
      return ": partida perdida, ";
    case Word.MayClaim:
      return ": pueden reclamar, ";
    case Word.GameOver:
      return "partida terminada";
    case Word.PutAway:
      return "aplazada";
    case Word.AskColours:
      return "¿Colores bien?";
    case Word.Fault:
      return "fallo: avise al árbitro";
    case Word.Wait:
      return "leyendo la memoria ...";
    case Word.PowerRecent:
      return "Corte: tiempos de hace < 10 s";
    case Word.PowerExact:
      return "Corte de luz: tiempos exactos";
    case Word.PowerPress:
      return "Corte: de la última jugada";
    case Word.NoMemory:
      return "Sin memoria: nada se guarda";
    case Word.NewerMemory:
      return "Memoria de otra versión";
    case Word.MemoryShort:
      return "Poca memoria: solo jugadas";
    case Word.EdgesLost:
      return "¡Jugadas perdidas!";
    case Word.KeyStuck:
      return "Una tecla está atascada";
    case Word.MemoryFault:
      return "Error de memoria: vea tiempos";
    case Word.Started:
      return "inicio";
    case Word.PowerCut:
      return "corte de luz";
  }
}
